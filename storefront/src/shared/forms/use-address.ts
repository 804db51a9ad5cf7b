import type { Country, GivenAddress } from '@leaflog/core/wire/commerce/addresses'
import { useMemo, useState } from 'react'
import { type AddressFieldName, addressOf, addressRules, textsOf } from './address-rules.ts'

export interface AddressDraft {
  readonly countries: readonly Country[]
  /** The chosen one, which decides what else is asked. */
  readonly country: Country | undefined
  readonly choose: (countryCode: string) => void
  /** What the fields begin with. */
  readonly initial: Partial<Record<AddressFieldName, string>>
  /** For `useForm`, alone or among others. */
  readonly rules: ReturnType<typeof addressRules>
  /** The address, of what `useForm` gives to `send`. */
  readonly read: (text: (name: AddressFieldName) => string) => GivenAddress
}

/** An address in a form: goes to `useForm` by its rules and to the page by `AddressFields`. */
export function useAddress(countries: readonly Country[], value?: GivenAddress): AddressDraft {
  const [initial] = useState(() => textsOf(value))
  const [chosen, choose] = useState(initial.country ?? countries[0]?.id ?? '')
  const country = countries.find(({ id }) => id === chosen)
  const rules = useMemo(() => addressRules(country), [country])
  return { countries, country, choose, initial, rules, read: (text) => addressOf(text, country) }
}
