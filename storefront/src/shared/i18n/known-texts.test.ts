import { expect, test } from 'vitest'
import { serverTexts } from './server-texts.ts'

test('a text is that of its language, namespace and prefix, however often it is asked for', () => {
  for (const _ of [1, 2]) {
    expect(serverTexts('en').getFixedT('en', 'cart')('title')).toBe('Your cart')
    expect(serverTexts('es').getFixedT('es', 'cart')('title')).toBe('Su carrito')
    expect(serverTexts('en').getFixedT('en', 'checkout')('title')).toBe('Checkout')
    expect(serverTexts('en').getFixedT('en', 'cart', 'noCheckout')('anywhere')).toMatch(/^This dispensary doesn’t/)
  }
})

test('a text with values is written with those of each page', () => {
  const cart = (number: number) => serverTexts('en').getFixedT('en', 'cart')('titleCounting', { count: number, number })
  expect(cart(3)).toBe('Your cart, 3 items')
  expect(cart(1)).toBe('Your cart, 1 item')
  expect(cart(12)).toBe('Your cart, 12 items')
})
