import { blockTags, inlineTags } from '@leaflog/core/content'
import { content } from '@leaflog/fixtures'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hostileHtml } from '../../../../core/src/testing/hostile-html.ts'
import { safeBlockHtml, safeColour, safeInlineHtml } from './safe-html.ts'

const names = (tags: readonly string[]) => tags.join('|')
const picture = String.raw`/media(?:/[A-Za-z0-9_-]+){1,4}\.(?:jpe?g|png|webp)\?width=\d+&amp;height=\d+&amp;quality=80&amp;auto=webp&amp;format=pjpg`

/** Attributes of known elements, in the only allowed forms. */
const attributes = [
  String.raw`a href="(?:[/?#](?!\/)[^"<>]*|(?:mailto|tel):[^"<>]*|https?:\/\/[^"<>@/]+(?:\/[^"<>]*)?" rel="noopener noreferrer)"`,
  String.raw`img src="${picture}" srcset="${picture} 1x, ${picture} 2x" alt="[^"<>]*" width="\d+" height="\d+" loading="lazy" decoding="async" /`,
  'abbr title="[^"<>]*"',
  'h[23] id="section-[a-z0-9-]+"',
  String.raw`ol start="\d+"`,
  'p class="(?:note|lead|note lead|lead note)"',
  String.raw`t[dh](?: colspan="\d+")?(?: rowspan="\d+")?(?: scope="(?:col|row)(?:group)?")?`,
  String.raw`time datetime="\d{4}-\d\d-\d\d"`,
]

/** One tag in the only allowed form: known name, quoted attributes with known names and values. */
const plain = names([...inlineTags, ...blockTags].filter((tag) => !['a', 'img', 'br', 'hr'].includes(tag)))
const tag = new RegExp(`<(?:/(?:a|${plain})|(?:br|hr) /|${plain}|${names(attributes)})>`, 'g')

/** The text of HTML without its tags; for harmless HTML it contains no angle bracket. */
const wordsOf = (html: string): string => html.replaceAll(tag, '')

const harmless = (html: string): void => {
  expect(wordsOf(html)).not.toMatch(/[<>]/)
}

describe('hostile HTML', () => {
  test('[1.7] there are more than two hundred different ones', () => {
    expect(new Set(hostileHtml).size).toBeGreaterThan(200)
  })

  test.each(hostileHtml.map((html) => [html.slice(0, 160), html]))('[3.16.1] %s', (_name, html) => {
    harmless(safeBlockHtml(html))
    expect(safeBlockHtml(safeBlockHtml(html))).toBe(safeBlockHtml(html))
    harmless(safeInlineHtml(html))
    expect(safeInlineHtml(html)).not.toMatch(
      /<(p|h\d|ul|ol|li|blockquote|dl|dt|dd|hr|img|table|t[drh]|figure|details)\b/,
    )
  })

  test('[3.16.1] all of it together, and any part of it inside any other', () => {
    harmless(safeBlockHtml(hostileHtml.join('')))
    const piece = fc.constantFrom(
      ...hostileHtml.filter((html) => html.length < 1000),
      '<p>',
      '</p>',
      '"',
      "'",
      '>',
      '<',
      '<!--',
      '-->',
      '</a>',
      '<a href="',
      ' ',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), fc.nat(40), (pieces, cut) => {
        harmless(safeBlockHtml(pieces.map((one) => one.slice(0, -cut || undefined)).join('')))
      }),
      { numRuns: 2000 },
    )
  })

  test('[3.16.1] thousands of open elements are handled fast and do not nest as deep', () => {
    const html = safeBlockHtml('<blockquote>'.repeat(20_000) + 'words')
    expect(html).toContain('words')
    expect(html.length).toBeLessThan(2000)
  })
})

describe('links', () => {
  test.each([
    ['/rewards/create-account?a=1&amp;b=2#x', '<a href="/rewards/create-account?a=1&amp;b=2#x">x</a>'],
    ['#top', '<a href="#top">x</a>'],
    ['terms', '<a href="/terms">x</a>'],
    ['mailto:privacy@fernhill.example', '<a href="mailto:privacy@fernhill.example">x</a>'],
    ['tel:1-800-222-1222', '<a href="tel:1-800-222-1222">x</a>'],
    ['https://fda.example/a', '<a href="https://fda.example/a" rel="noopener noreferrer">x</a>'],
    ['HTTP://FDA.example', '<a href="http://fda.example/" rel="noopener noreferrer">x</a>'],
    ['//evil.example', '<span>x</span>'],
    ['javascript:x()', '<span>x</span>'],
  ])('[3.16.1] to %s', (href, html) => {
    expect(safeBlockHtml(`<a href="${href}">x</a>`)).toBe(html)
  })
})

describe('pictures', () => {
  const shown = (scale: number) =>
    `/media/scenes/hero.jpg?width=${720 * scale}&amp;height=${405 * scale}&amp;quality=80&amp;auto=webp&amp;format=pjpg`

  test.each(['/media/scenes/hero.jpg', 'https://cms.example/media/scenes/hero.jpg?x=1'])(
    '[9f.5] %s is one of ours',
    (src) => {
      expect(safeBlockHtml(`<img src="${src}" alt="A shelf" width="720" height="405" class="big">`)).toBe(
        `<img src="${shown(1)}" srcset="${shown(1)} 1x, ${shown(2)} 2x" alt="A shelf" width="720" height="405" loading="lazy" decoding="async" />`,
      )
    },
  )

  test.each(['/logo.png', 'https://evil.example/x.png', 'data:image/png;base64,AA', '/media/x.svg', ''])(
    '[3.16.1] %j is not, and is removed',
    (src) => {
      expect(safeBlockHtml(`<p>a<img src="${src}" alt="words">b</p>`)).toBe('<p>ab</p>')
    },
  )
})

test('[1.7] tables, figures and details stay, without executable parts', () => {
  const html =
    '<table><caption>c</caption><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td colspan="2">b</td></tr></tbody></table><details><summary>q</summary><p>r</p></details><figure><figcaption>f</figcaption></figure>'
  expect(safeBlockHtml(html)).toBe(html)
})

test('[3.16.1] the classes of a note and a lead stay, others go', () => {
  expect(safeBlockHtml('<p class="note big">a</p><p class="lead">b</p><ul class="note"></ul>')).toBe(
    '<p class="note">a</p><p class="lead">b</p><ul></ul>',
  )
})

/**
 * Normalizes as a browser parses: attributes that we add ourselves and the ending of void elements do not count as
 * differences.
 */
const plainly = (html: string): string =>
  html
    .replaceAll(/<img [^>]*>/g, '<img>')
    .replaceAll(' rel="noopener noreferrer"', '')
    .replaceAll(' />', '>')

describe('our own content loses nothing', () => {
  test.each(content.blocks.filter(({ identifier }) => !identifier.startsWith('data_')))(
    '[3.16.1] the block $identifier in $language',
    ({ content: html }) => {
      expect(plainly(safeBlockHtml(html))).toBe(html)
    },
  )

  test.each(content.pages)('[1.7] the page $identifier', ({ texts }) => {
    for (const { content: html } of Object.values(texts)) expect(plainly(safeBlockHtml(html))).toBe(plainly(html))
  })
})

test('[9h.1] the banner is one line of text', () => {
  expect(safeInlineHtml(content.header.promobannerText)).toBe('Weekly Deals: Free Shipping on orders $100+')
  expect(safeColour(content.header.promobannerBgColor)).toBe(content.header.promobannerBgColor)
})
