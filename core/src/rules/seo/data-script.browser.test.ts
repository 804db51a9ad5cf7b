import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dataScript } from './data-script.ts'

/** What a browser reads back from the element, written into a UTF-8 page. */
function readBack(name: string): { scripts: number; name: unknown; after: string } {
  const { type, children } = dataScript({ '@type': 'Thing', name })
  const html = `<!doctype html><head><script type="${type}">${children}</script></head><body><p>after</p>`
  const sent = new TextDecoder().decode(new TextEncoder().encode(html))
  const page = new DOMParser().parseFromString(sent, 'text/html')
  const [script] = page.scripts
  const read: unknown = JSON.parse(script?.textContent ?? '')
  const found = typeof read === 'object' && read !== null && 'name' in read ? read.name : undefined
  return { scripts: page.scripts.length, name: found, after: page.body.innerHTML }
}

const intact = (name: string) => ({ scripts: 1, name, after: '<p>after</p>' })

test.each([
  '</script><script>alert(1)</script>',
  '</SCRIPT ><img src=x onerror=alert(1)>',
  '<!--<script>',
  '--> ]]> <![CDATA[',
  'line\u2028separator\u2029and\u0085more',
  'lone \ud83c high and \udf3f low',
  '\0\b\u007f\ufeff\uffff',
  '&lt;/script&gt; &amp; "quoted" \\u003c/script>',
])('[5d.2] structured data survives %j', (name) => {
  expect(readBack(name)).toEqual(intact(name))
})

test('[5d.2] structured data survives every string, and none of it leaks into the page', () => {
  const nasty = fc.constantFrom(
    '<',
    '>',
    '/',
    '!',
    '-',
    '&',
    'script',
    '</script',
    '<!--',
    '\u2028',
    '\u2029',
    '\ud800',
    '"',
    '\\',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(fc.oneof(nasty, fc.string()), { maxLength: 20 }).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (name) => {
      expect(readBack(name)).toEqual(intact(name))
    }),
    { numRuns: 500 },
  )
})
