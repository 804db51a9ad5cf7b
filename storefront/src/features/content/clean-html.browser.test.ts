import { blockTags, inlineTags, keptAttributes } from '@leaflog/core/content'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hostileHtml } from '../../../../core/src/testing/hostile-html.ts'
import { cleanHtml } from './clean-html.ts'

const known: ReadonlySet<string> = new Set([...inlineTags, ...blockTags])

const alerted = vi.fn()
beforeEach(() => vi.stubGlobal('alert', alerted))
afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

/** The elements in the page after inserting the HTML, as any renderer would. */
const shown = (html: string): Element[] => {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = html
  return [...place.querySelectorAll('*')]
}

const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))

test.each(hostileHtml.map((html) => [html.slice(0, 160), html]))('[3.16.1] %s', (_name, html) => {
  const elements = shown(cleanHtml(html))
  for (const element of elements) {
    expect(known.has(element.localName)).toBe(true)
    expect(element.namespaceURI).toBe('http://www.w3.org/1999/xhtml')
    expect(attributesOf(element)).toEqual(keptAttributes(element.localName, attributesOf(element)) ?? {})
  }
})

test('[3.16.1] nothing of all that has run', async () => {
  for (const html of hostileHtml) shown(cleanHtml(html))
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    for (const type of ['click', 'focus', 'mouseover', 'error', 'load', 'toggle'])
      element.dispatchEvent(new Event(type))
  }
  /* By the time this image fails to load, every earlier load has failed too. */
  const last = document.createElement('img')
  const failed = new Promise((resolve) => last.addEventListener('error', resolve))
  last.src = 'data:image/png;base64,'
  document.body.append(last)
  await failed
  expect(alerted).not.toHaveBeenCalled()
})

test('[1.7] what is harmless stays as the gateway writes it', () => {
  const html =
    '<p class="lead">Words with <strong>weight</strong> and a <a href="/terms">link</a>, <a href="https://fda.example/" rel="noopener noreferrer">another</a>.</p><h2 id="section-one">One</h2><table><caption>c</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table><details><summary>q</summary><p>r</p></details>'
  expect(cleanHtml(html)).toBe(html)
})

test('[9f.5] a picture of ours stays, and its sizes are ours', () => {
  const [picture] = shown(
    cleanHtml('<img src="/media/scenes/hero.jpg" alt="A shelf" width="720" height="405" onload="alert(1)">'),
  )
  expect(picture && attributesOf(picture)).toEqual(
    keptAttributes('img', { src: '/media/scenes/hero.jpg', alt: 'A shelf', width: '720', height: '405' }),
  )
})
