import { expect, test } from 'vitest'
import { ageRules } from './birth-dates.ts'
import type { PersonalKind } from './pii-fields.ts'
import { createPseudonyms } from './pseudonyms.ts'
import { recognisersOf } from './recognisers.ts'
import { createTextRedaction, decoded } from './redact-text.ts'

const rules = ageRules([], [Date.UTC(2026, 5, 15)], 0)
const start = (ours: readonly string[] = []) => createPseudonyms(rules, (digits) => ours.includes(digits))

const redaction = (pseudonyms = start(), isPublic: (word: string) => boolean = () => false) =>
  createTextRedaction({ pseudonyms, recognisers: recognisersOf(2016), isPublic }, () => {})

test.each<[PersonalKind, string, string]>([
  ['name', 'Ida  Holm-Vale', 'Name-1  Name-2'],
  ['email', 'ida@holm.example', 'person-1@example.com'],
  ['email', ' ida@holm.example ', 'person-1@example.com'],
  ['email', 'ida at home', 'person-1@invalid'],
  ['street', '12 Quarrel Lane', '1 Example Street'],
  ['city', 'Nowhereville', 'City-1'],
  ['zip', '90210', '00001'],
  ['zip', 'SW1A 1AA', 'Z1'],
  ['birthDay', '27', '01'],
  ['birthDay', '7', '1'],
  ['birthDay', '027', '01'],
  ['birthDate', 'soon', '0000-00-00'],
  ['birthYear', 'soon', ''],
  ['id', '000012345', '000000001'],
  ['id', 'cart-12', 'id-1'],
  ['id', '12a', 'id-1'],
  ['note', 'leave it at the door', 'Note 1'],
  ['phone', '(407) 867-5309', '(555) 010-0001'],
  ['phone', '+1 407 867 5309', '+1 555 010 0001'],
  ['phone', '123456', '000001'],
  ['phone', '7', '00001'],
  ['phone', 'ring twice', 'Note 1'],
  ['phone', '407-867-5309 (Ida)', 'Note 1'],
  ['phone', '-', 'Note 1'],
])('I5: as %s, %j becomes %j', (kind, value, becomes) => {
  expect(start().of(kind, value)).toBe(becomes)
})

test('I5: the same is the same throughout, another is another, and what is empty says nothing', () => {
  const { of, known } = start()
  expect([of('name', 'Ida'), of('name', 'Avery'), of('name', 'Avery Ida')]).toEqual([
    'Name-1',
    'Name-2',
    'Name-2 Name-1',
  ])
  expect([of('note', ''), of('note', ' ')]).toEqual(['', ' '])
  expect(of('city', 'Ida')).toBe('City-1')
  expect([...known()]).toEqual([
    ['Ida', 'Name-1'],
    ['Avery', 'Name-2'],
    ['Ida', 'City-1'],
  ])
})

test('I5: a number is the same person’s however it is written, and a store’s stays', () => {
  const { of } = start(['3055550142'])
  expect([of('phone', '407-867-5309'), of('phone', '+1 (407) 867.5309'), of('phone', '407-867-5310')]).toEqual([
    '555-010-0001',
    '+1 (555) 010.0001',
    '555-010-0002',
  ])
  expect(of('phone', '(305) 555-0142')).toBe('(305) 555-0142')
  expect([of('phone', 'ring twice'), of('note', 'leave it'), of('phone', 'leave it')]).toEqual([
    'Note 1',
    'Note 2',
    'Note 2',
  ])
})

test('I5: in a sentence what is known is replaced, whole words only, however it is written', () => {
  const pseudonyms = start()
  for (const name of ['Marguerite', 'Al', 'Store']) pseudonyms.of('name', name)
  const { inText, typed } = redaction(pseudonyms, (word) => word === 'Store')
  expect(inText('For MARGUERITE and Al, not al; Marguerites also; Store')).toBe(
    'For Name-1 and Name-2, not al; Marguerites also; Store',
  )
  expect(inText('write to a.b@c.example or 407-867-5309.')).toBe('write to person-1@example.com or 555-010-0001.')
  expect(inText('see /of/Marguerite%20X?q=a%26b')).toBe('see /of/Name-1%20X?q=a%26b')
  expect(typed(' Marguerite 407-867-5309 ')).toBe(' Name-1 555-010-0001 ')
  expect(typed('a gift')).toBe('Note 1')
  pseudonyms.of('note', '407-867-5309, ring twice')
  pseudonyms.of('street', '12 Quarrel Lane')
  expect(redaction(pseudonyms).inText('407-867-5309, ring twice; at 12 Quarrel Lane, Somewhere, FL 33040.')).toBe(
    'Note 2; at 2 Example Street.',
  )
})

test('I5: of names that begin alike the longer one is found, signs in them are signs, and a letter alone is a word', () => {
  const pseudonyms = start()
  for (const name of ['Anna', 'Anna-Marie', 'Mc.Vey', 'I']) pseudonyms.of('name', name)
  const { inText } = redaction(pseudonyms)
  expect(inText('Anna-Marie, Anna and anna')).toBe('Name-2, Name-1 and Name-1')
  expect(inText('Mc.Vey, not McxVey')).toBe('Name-3, not McxVey')
  expect(inText('So am I.')).toBe('So am I.')
})

test('I5: an email is one thing, whoever is called as it begins, and however it was typed', () => {
  const pseudonyms = start()
  pseudonyms.of('name', 'ida')
  pseudonyms.of('email', 'ida holm@holm.example')
  const { inText } = redaction(pseudonyms)
  expect(inText('ida holm@holm.example')).toBe('person-1@invalid')
  expect(inText('ida@holm.example')).toBe('person-2@example.com')
})

test('I5: an address in a sentence stays as it was written where nobody is in it', () => {
  const { inText } = redaction(start())
  expect(inText('see /of/caf%c3%a9?q=a%2fb')).toBe('see /of/caf%c3%a9?q=a%2fb')
  expect(['a%26b', 'a&b', 'a+b'].map(decoded)).toEqual(['a&b', 'a&b', 'a b'])
})
