import { errors } from '@leaflog/core'
import { expect, test } from 'vitest'
import english from '../../../locales/en/sentences.json' with { type: 'json' }
import spanish from '../../../locales/es/sentences.json' with { type: 'json' }
import { translateMessage } from './use-message.ts'

const inSpanish = (sentence: string): string => translateMessage(spanish, sentence)

test('every sentence of the core’s errors is known in Spanish', () => {
  expect(Object.values(errors).filter((sentence) => inSpanish(sentence) === sentence)).toEqual([])
})

test('the English list says each sentence as it is', () => {
  expect(Object.entries(english).filter(([sentence, text]) => sentence !== text)).toEqual([])
})

test('a sentence with a name in it is known by its form', () => {
  expect(inSpanish('Blue Hour 3.5g is in your cart.')).toBe('Blue Hour 3.5g está en su carrito.')
  expect(inSpanish('2 of 5 are in your cart.')).toBe('2 de 5 están en su carrito.')
  expect(inSpanish('Please enter a valid email, such as you@example.com')).toBe(
    'Escriba un correo válido, como you@example.com',
  )
})

test.each(['We have never said this before.', '', 'constructor', '$& {{name}} (.*)', '__proto__'])(
  'what is not known stays as it was said: %j',
  (sentence) => {
    expect(inSpanish(sentence)).toBe(sentence)
  },
)
