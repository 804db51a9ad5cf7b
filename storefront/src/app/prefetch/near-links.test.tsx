import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchNearLinks, NEAR, savesData } from './near-links.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  document.body.replaceChildren()
})

/** A viewport that the test moves over the links, and an idle callback that the test runs. */
function openView() {
  const watched: { margins: (string | undefined)[]; links: Set<Element>; see: (link: Element) => void } = {
    margins: [],
    links: new Set(),
    see: () => undefined,
  }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        callback: (entries: { isIntersecting: boolean; target: Element }[]) => void,
        options: { rootMargin?: string },
      ) {
        watched.margins.push(options.rootMargin)
        watched.see = (target) => callback([{ isIntersecting: true, target }])
      }
      observe = (link: Element) => watched.links.add(link)
      unobserve = (link: Element) => watched.links.delete(link)
      disconnect = () => watched.links.clear()
    },
  )
  const waiting: (() => void)[] = []
  /** Runs what waits, each in a task of its own, and says how many these were. */
  const idle = (): number => waiting.splice(0).map((run) => run()).length
  return { watched, idle, whenIdle: (run: () => void) => void waiting.push(run) }
}

const linkTo = (href: string): HTMLAnchorElement => {
  const link = document.createElement('a')
  link.setAttribute('href', href)
  document.body.append(link)
  return link
}
const hints = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, href }) => ({
    rel,
    as,
    path: new URL(href, 'https://shop.example').pathname,
  }))

const files = {
  '/shopd/product/$slug': ['/assets/product.js', '/assets/shared.js'],
  '/dispensaries': ['/assets/shared.js'],
}
const routeOf = (path: string) => (path.startsWith('/shopd/product/') ? '/shopd/product/$slug' : path)

test('[9f.6] the code of a page is prefetched when its link is within 200 px of the viewport and the page is idle', () => {
  const { watched, idle, whenIdle } = openView()
  const near = linkTo('/shopd/product/a-b-1')
  const far = linkTo('/dispensaries')
  fetchNearLinks({ page: document, files, routeOf, whenIdle })
  idle()
  expect([NEAR, ...watched.margins]).toEqual(['200px', '200px'])
  watched.see(near)
  expect(idle()).toBe(1)
  expect(hints()).toEqual([])
  expect(idle()).toBe(2)
  expect(hints()).toEqual([
    { rel: 'prefetch', as: 'script', path: '/assets/product.js' },
    { rel: 'prefetch', as: 'script', path: '/assets/shared.js' },
  ])
  expect([...watched.links]).toEqual([far])
})

test('[9f.6] a file is fetched once, however many links lead to it', () => {
  const { watched, idle, whenIdle } = openView()
  const links = ['/shopd/product/a-b-1', '/shopd/product/c-d-2', '/dispensaries', '/nowhere'].map(linkTo)
  fetchNearLinks({ page: document, files, routeOf, whenIdle })
  idle()
  links.forEach((link) => watched.see(link))
  idle()
  idle()
  expect(hints().map(({ path }) => path)).toEqual(['/assets/product.js', '/assets/shared.js'])
})

test('[9f.6] links added later are observed too; external addresses never', async () => {
  const { watched, idle, whenIdle } = openView()
  const stop = fetchNearLinks({ page: document, files, routeOf, whenIdle })
  idle()
  linkTo('https://elsewhere.example/dispensaries')
  const later = linkTo('/dispensaries')
  await waitFor(() => {
    idle()
    expect([...watched.links]).toEqual([later])
  })
  stop()
  expect(watched.links.size).toBe(0)
})

test('[9f.6] nothing is prefetched with data saving or a slow connection', () => {
  expect(savesData({ connection: { saveData: true, effectiveType: '4g' } })).toBe(true)
  expect(savesData({ connection: { saveData: false, effectiveType: 'slow-2g' } })).toBe(true)
  expect(savesData({ connection: { saveData: false, effectiveType: '4g' } })).toBe(false)
  expect(savesData({})).toBe(false)
})
