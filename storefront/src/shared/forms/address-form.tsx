import type { Country, GivenAddress } from '@leaflog/core/wire/commerce/addresses'
import { type ReactNode, useMemo } from 'react'
import { AddressFields } from './address-fields.tsx'
import { AuthForm, Checkbox, Problem, SubmitButton } from './form-parts.tsx'
import { useAddress } from './use-address.ts'
import { useForm } from './use-form.ts'

/** A checkbox about the address. */
type Choice = { readonly name: string; readonly label: string; readonly checked: boolean }

export type AddressFormProps = {
  /** The form's name, for screen readers. */
  label: string
  /** Its initial value. */
  value?: GivenAddress
  countries: readonly Country[]
  submitLabel: string
  section?: 'shipping' | 'billing'
  local?: boolean
  choices?: readonly Choice[]
  /** In addition to the form's own busy state. */
  busy?: boolean
  problem?: string | null
  /** Receives the names of the ticked choices. A rejection is shown above the fields. */
  onSubmit: (address: GivenAddress, ticked: ReadonlySet<string>) => Promise<unknown>
  /** Beside the button. */
  children?: ReactNode
}

const noChoices: readonly Choice[] = []
const anything = () => null

/** A complete form for one address. Larger forms combine `useAddress` and `AddressFields`. */
export function AddressForm({
  label,
  value,
  countries,
  submitLabel,
  section,
  local = false,
  choices = noChoices,
  busy = false,
  problem = null,
  onSubmit,
  children,
}: AddressFormProps) {
  const address = useAddress(countries, value)
  const named = choices.map(({ name }) => name).join(' ')
  const rules = useMemo(() => {
    const ofChoices = named.split(' ').filter((name) => name !== '')
    return { ...address.rules, ...Object.fromEntries(ofChoices.map((name) => [name, anything])) }
  }, [address.rules, named])
  const form = useForm<string>(rules, (text) =>
    onSubmit(address.read(text), new Set(choices.map(({ name }) => name).filter((name) => text(name) === 'on'))),
  )
  return (
    <AuthForm label={label} form={form}>
      <Problem text={form.failure ?? problem} />
      <AddressFields address={address} field={form.field} local={local} {...(section && { section })} />
      {choices.length > 0 && (
        <div>
          {choices.map(({ name, label: words, checked }) => (
            <Checkbox key={name} name={name} label={words} defaultChecked={checked} />
          ))}
        </div>
      )}
      <SubmitButton busy={form.isSubmitting || busy}>{submitLabel}</SubmitButton>
      {children}
    </AuthForm>
  )
}
