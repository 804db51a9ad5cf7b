/**
 * Other words for what is personal: the same for the same, throughout one file. They are counted in the order in which they
 * first appear, so that nothing of what they stand for can be guessed from them.
 */
import { isEmail } from '../wire/shared/email.ts'
import { type AgeRules, otherBirthDate, otherBirthYear } from './birth-dates.ts'
import type { PersonalKind } from './pii-fields.ts'

export interface Pseudonyms {
  /** For a value as it stands in a field of that kind; an empty one stays empty. */
  of(kind: PersonalKind, value: string): string
  /** Every value that was asked for, each word of a name by itself. */
  known(): Iterable<readonly [value: string, pseudonym: string]>
}

/** Telephone numbers of stores stay: `isOurs` is asked with the digits of a number. */
export function createPseudonyms(rules: AgeRules, isOurs: (digits: string) => boolean): Pseudonyms {
  const kept = new Map<PersonalKind, Map<string, string>>()

  const once = (kind: PersonalKind, value: string, make: (count: number) => string): string => {
    const ofKind = kept.get(kind) ?? new Map<string, string>()
    kept.set(kind, ofKind)
    const made = ofKind.get(value) ?? make(ofKind.size + 1)
    ofKind.set(value, made)
    return made
  }

  const phone = (value: string): string => {
    const digits = value.replaceAll(/\D/g, '')
    if (isOurs(digits)) return value
    if (/\p{L}/u.test(value) || digits === '') return once('note', value, (count) => `Note ${count}`)
    const other = once('phone', digits.slice(-NATIONAL), (count) => String(count)).padStart(5, '0')
    const whole = (digits.length < NATIONAL ? other : `${LOCAL}${other}`).padStart(
      digits.length,
      digits.length < NATIONAL ? '0' : '1',
    )
    let at = 0
    return whole.length > digits.length ? whole : value.replaceAll(/\d/g, () => whole[at++] ?? '')
  }

  return {
    of(kind, value) {
      if (value.trim() === '') return value
      switch (kind) {
        case 'name':
          return value.replaceAll(/\S+/g, (word) => once(kind, word, (count) => `Name-${count}`))
        case 'email':
          return once(kind, value, (count) => `person-${count}@${isEmail(value.trim()) ? 'example.com' : 'invalid'}`)
        case 'phone':
          return phone(value)
        case 'street':
          return once(kind, value, (count) => `${count} Example Street`)
        case 'city':
          return once(kind, value, (count) => `City-${count}`)
        case 'zip':
          return once(kind, value, (count) => (/^\d/.test(value) ? String(count).padStart(5, '0') : `Z${count}`))
        case 'birthDate':
          return once(kind, value, (count) => otherBirthDate(value, count, rules))
        case 'birthYear':
          return otherBirthYear(value, rules)
        case 'birthDay':
          return '1'.padStart(Math.min(value.length, 2), '0')
        case 'id':
          return once(kind, value, (count) =>
            /^\d+$/.test(value) ? String(count).padStart(value.length, '0') : `id-${count}`,
          )
        case 'card':
          return once(kind, value, (count) => `Card-${count}`)
        case 'note':
          return once(kind, value, (count) => `Note ${count}`)
      }
    },
    *known() {
      for (const ofKind of kept.values()) yield* ofKind
    },
  }
}

/** Digits of a number without its country; the numbers after 555-01 belong to nobody. */
const NATIONAL = 10
const LOCAL = '55501'
