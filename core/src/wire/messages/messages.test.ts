import { expect, test } from 'vitest'
import * as coreMessages from './core-messages.ts'
import { fillTemplate } from './message.ts'
import { messages as inSpanish } from './messages-es.ts'
import { messages } from './messages.ts'

const namesIn = (template: string) => new Set([...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))

const all = {
  ...messages,
  ...Object.fromEntries(Object.values(coreMessages).map(({ code, template }) => [code, template])),
}

test.each(Object.entries(all))('%s has a Spanish message with the same parameters', (code, english) => {
  const spanish = new Map<string, string>(Object.entries(inSpanish)).get(code) ?? ''
  expect(spanish).not.toBe('')
  expect(spanish.includes('|')).toBe(english.includes('|'))
  expect(namesIn(spanish)).toEqual(namesIn(english))
})

test('there is no Spanish message for an unknown code', () => {
  expect(new Set(Object.keys(inSpanish))).toEqual(new Set(Object.keys(all)))
  expect(Object.entries(coreMessages).filter(([name, { code }]) => name !== code)).toEqual([])
})

test('a template inserts its parameters unchanged, and drops those that are missing', () => {
  expect(fillTemplate('{{a}} and {{b}} and {{a}}', { a: '$& {{b}}', b: 2 })).toBe('$& {{b}} and 2 and $& {{b}}')
  expect(fillTemplate('{{a}}.', {})).toBe('.')
})
