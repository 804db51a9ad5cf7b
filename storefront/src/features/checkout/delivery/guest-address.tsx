import { type CheckoutCart, emailProblem } from '@leaflog/core'
import type { Country } from '@leaflog/core/wire/commerce/addresses'
import type { CartAddress } from '@leaflog/core/wire/commerce/commerce-cart'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { useDispensary } from '@leaflog/react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressFields } from '../../../shared/forms/address-fields.tsx'
import { AuthForm, Problem, SubmitButton } from '../../../shared/forms/form-parts.tsx'
import { useAddress } from '../../../shared/forms/use-address.ts'
import { useForm } from '../../../shared/forms/use-form.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { AddressLines } from '../parts/address-lines.tsx'
import { blankNear, cartAddressOf, givenOf } from '../parts/addresses.ts'
import styles from './delivery.module.css'
import { GuestEmail } from './guest-email.tsx'
import { useDeliverable } from './use-deliverable.ts'

export type GuestAddressProps = {
  countries: readonly Country[]
  cart: CheckoutCart
  store: Dispensary
  /** The cart's address; null for none. */
  address: CartAddress | null
  onGiven: (address: CartAddress, email: string) => Promise<unknown>
}

function GuestAddressForm({ countries, cart, store, address, onGiven }: GuestAddressProps) {
  const { t } = useTranslation('checkout')
  const { zip } = useDispensary()
  const draft = useAddress(countries, address ? givenOf(address) : blankNear(store, zip))
  const rules = useMemo(() => ({ ...draft.rules, email: emailProblem }), [draft.rules])
  const checkZip = useDeliverable(store)
  const send = async (text: (name: string) => string) => {
    const given = cartAddressOf(draft.read(text))
    await checkZip(given)
    return onGiven(given, text('email').trim())
  }
  const form = useForm<string>(rules, send, { draft: 'delivery' })
  return (
    <AuthForm label={t('address.delivery')} form={form}>
      <Problem text={form.failure} />
      <GuestEmail cart={cart} field={form.field('email')} />
      <AddressFields address={draft} field={form.field} section="shipping" local />
      <SubmitButton busy={form.isSubmitting}>{t('address.deliverHere')}</SubmitButton>
    </AuthForm>
  )
}

/** A guest's shipping address: a form, and after saving, its summary. */
export function GuestAddress(props: GuestAddressProps) {
  const { t } = useTranslation('checkout')
  const { cart, address, onGiven } = props
  const [changing, setChanging] = useState(false)
  if (address === null || cart.email === null || changing)
    return (
      <GuestAddressForm
        {...props}
        onGiven={async (...given) => {
          await onGiven(...given)
          setChanging(false)
        }}
      />
    )
  return (
    <div className={styles.card}>
      <div className={styles.words}>
        <AddressLines address={address} />
        <span className={styles.soft}>{cart.email}</span>
      </div>
      <Button variant="secondary" size="small" onClick={() => setChanging(true)}>
        {t('change')}
      </Button>
    </div>
  )
}
