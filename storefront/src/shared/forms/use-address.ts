import type { Country, GivenAddress } from '@leaflog/core/wire/commerce/addresses'
import { useMemo, useState } from 'react'
import { type AddressFieldName, addressOf, addressRules, textsOf } from './address-rules.ts'

export interface AddressDraft {
  readonly countries: readonly Country[]
  /** The chosen country, which decides what else is asked for. */
  readonly country: Country | undefined
  readonly choose: (countryCode: string) => void
  /** The fields' initial values. */
  readonly initial: Partial<Record<AddressFieldName, string>>
  /** For `useForm`, alone or with others. */
  readonly rules: ReturnType<typeof addressRules>
  /** The address, from the texts that `useForm` passes to `send`. */
  readonly read: (text: (name: AddressFieldName) => string) => GivenAddress
}

/** An address in a form: its rules for `useForm`, its fields for `AddressFields`. */
export function useAddress(countries: readonly Country[], value?: GivenAddress): AddressDraft {
  const [initial] = useState(() => textsOf(value))
  const [chosen, choose] = useState(initial.country ?? countries[0]?.id ?? '')
  const country = countries.find(({ id }) => id === chosen)
  const rules = useMemo(() => addressRules(country), [country])
  return { countries, country, choose, initial, rules, read: (text) => addressOf(text, country) }
}
