import { expect, test } from 'vitest'
import { safeBlockHtml, safeColour, safeInlineHtml } from './safe-html.ts'

test.each(['#fff', '#A1b2C3'])('[3.15.4] %s is a color', (colour) => expect(safeColour(colour)).toBe(colour))

test.each(['', 'red', '#f', '#ff', '#ffff', '#fffffff', '#xyz', 'x#fff', '#fff;x', '#fff\n'])(
  '[3.15.4] %j is not a color, and none of it reaches a style',
  (colour) => expect(safeColour(colour)).toBe(''),
)

test('[3.15.4] one line begins and ends with a word', () => {
  expect(safeInlineHtml(' <b>Free</b> shipping\n')).toBe('<b>Free</b> shipping')
})

test('[3.16.1] a foreign picture is removed without a replacement', () => {
  expect(safeBlockHtml('<img src="https://evil.example/x.png">')).toBe('')
})
