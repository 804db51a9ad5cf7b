import { expect, test } from 'vitest'
import { holds, parseExpectation, readPath, valueAt } from './expectation.ts'
import { printExpectation } from './print-test.ts'

test.each([
  ['orderingCart.lines.length==0', { path: 'orderingCart.lines.length', is: '==', value: 0 }],
  ['orderingCart.label=Add to Cart', { path: 'orderingCart.label', is: '==', value: 'Add to Cart' }],
  ['  ui.theme != "dark" ', { path: 'ui.theme', is: '!=', value: 'dark' }],
  ['menu.kept >= 2', { path: 'menu.kept', is: '>=', value: 2 }],
  ['menu.kept<2', { path: 'menu.kept', is: '<', value: 2 }],
  ['checkout.order.lines[0].name == "a == b"', { path: 'checkout.order.lines[0].name', is: '==', value: 'a == b' }],
  ['orderingCart.labels["p1|3.5g"]==Added', { path: 'orderingCart.labels["p1|3.5g"]', is: '==', value: 'Added' }],
  ['checkout.order == null', { path: 'checkout.order', is: '==', value: null }],
])('%s is a path, a comparison and a value', (written, read) => {
  expect(parseExpectation(written)).toEqual(read)
})

test.each([
  ['dark', 'An expectation is PATH == VALUE, not dark.'],
  ['', 'An expectation is PATH == VALUE, not .'],
  ['ui.theme()==1', 'An expectation is PATH == VALUE, not ui.theme()==1.'],
  ['ui == 1', 'ui needs a path into its view.'],
  ['nothing.at == 1', 'There is no domain nothing.'],
  ['constructor.name == 1', 'There is no domain constructor.'],
  ['menu.kept < true', '< compares numbers or texts, not menu.kept < true.'],
])('%j is none', (written, sentence) => {
  expect(() => parseExpectation(written)).toThrow(expect.objectContaining({ code: 'EVENT_INVALID', message: sentence }))
})

test('a path leads to what a value has itself, and never to what every object has', () => {
  const view = { lines: [{ name: 'a' }], labels: { 'p1|3.5g': 'Added' } }
  const at = (path: string): unknown => valueAt(view, readPath(path).keys)
  expect(at('ui.lines.length')).toBe(1)
  expect(at('ui.lines[0].name')).toBe('a')
  expect(at('ui.labels["p1|3.5g"]')).toBe('Added')
  expect([at('ui.lines[1].name'), at('ui.constructor.name'), at('ui.lines.__proto__')]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  ['== 2', 2, true],
  ['== 2', '2', false],
  ['== [1,{"a":2}]', [1, { a: 2 }], true],
  ['== null', undefined, false],
  ['!= null', undefined, true],
  ['!= 2', 2, false],
  ['< 3', 2, true],
  ['< 2', 2, false],
  ['<= 2', 2, true],
  ['> 2', 2, false],
  ['> 1', 2, true],
  ['>= 2', 2, true],
  ['>= 2', null, false],
  ['< "b"', 'a', true],
  ['> "b"', 'a', false],
  ['<= 3', '2', false],
])('%s of %j: %s', (written, found, is) => {
  expect(holds(parseExpectation(`ui.x ${written}`), found)).toBe(is)
})

test('each comparison has its line in a test', () => {
  const line = (written: string): string => printExpectation(parseExpectation(written)).replaceAll(/\s+/g, ' ').trim()
  expect(line('ui.theme=dark')).toBe(`expect(shop.view.ui.view).toHaveProperty('theme', 'dark')`)
  expect(line('ui.theme!=dark')).toBe(`expect(shop.view.ui.view).not.toHaveProperty('theme', 'dark')`)
  expect(line('ui.labels["a.b"].text=x')).toBe(
    `expect(shop.view.ui.view).toHaveProperty(['labels', 'a.b', 'text'], 'x')`,
  )
  expect(line('ui.toasts.length<3')).toBe(
    `expect(shop.view.ui.view).toHaveProperty( 'toasts.length', expect.toSatisfy((found: number) => found < 3), )`,
  )
  expect(line('ui.theme>="m"')).toContain(`(found: string) => found >= 'm'`)
})
