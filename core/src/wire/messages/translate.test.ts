import { expect, test } from 'vitest'
import { sentences } from './core-sentences-es.ts'
import { messages } from './messages-es.ts'
import { inOneLine, translate } from './translate.ts'

const spanish = { messages, sentences }

test('a message with a code is translated by it, whatever its English text', () => {
  const inCart = { code: 'IN_CART', params: { name: 'Blue Hour 3.5g' } }
  expect(translate(spanish, 'Blue Hour 3.5g is in your cart.', inCart)).toBe('Blue Hour 3.5g está en su carrito.')
  expect(translate(spanish, 'Reworded since.', inCart)).toBe('Blue Hour 3.5g está en su carrito.')
})

test('[8.11] an unknown code falls back to the sentence, which may be known', () => {
  const foreign = { code: 'SOMETHING_ELSE', params: {} }
  expect(translate(spanish, 'In its own words.', foreign)).toBe('In its own words.')
  expect(translate(spanish, 'Choose a payment method.', foreign)).toBe(translate(spanish, 'Choose a payment method.'))
  expect(translate(spanish, 'Choose a payment method.')).not.toBe('Choose a payment method.')
  expect(translate(spanish, 'Hm.', { code: 'constructor', params: {} })).toBe('Hm.')
})

test.each(['We have never said this before.', '', 'constructor', '$& {{name}} (.*)', '__proto__'])(
  'an unknown message stays unchanged: %j',
  (sentence) => {
    expect(translate(spanish, sentence)).toBe(sentence)
  },
)

test('[8.11] a title and its text become two sentences in one line', () => {
  expect(inOneLine('Dr. Moss No. 5 is sold out|Remove it to check out.')).toBe(
    'Dr. Moss No. 5 is sold out. Remove it to check out.',
  )
  expect(inOneLine('Cart Limit Reached!|An order may hold 4.')).toBe('Cart Limit Reached! An order may hold 4.')
  expect(inOneLine('One sentence. And another.')).toBe('One sentence. And another.')
})
