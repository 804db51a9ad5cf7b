import { type CheckoutCart, emailProblem } from '@leaflog/core'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { useAccount } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { addressRules } from '../../../shared/forms/address-rules.ts'
import { AuthForm, Pair, Problem, SubmitButton } from '../../../shared/forms/form-parts.tsx'
import { TextField } from '../../../shared/forms/text-field.tsx'
import { useForm } from '../../../shared/forms/use-form.ts'
import { Section } from '../parts/section.tsx'
import { stepHref } from '../parts/steps.ts'
import { useChannel } from '../parts/channel.ts'
import { GuestEmail } from './guest-email.tsx'
import { needId } from '../parts/need-id.ts'
import { PickupPlace } from './pickup-place.tsx'
import { emailSettings, pickupSettings } from './settings.ts'
import { Windows } from './windows.tsx'

type PickupProps = { cart: CheckoutCart; store: Dispensary; asGuest: boolean }

const { firstname, lastname, telephone } = addressRules(undefined)
const rules = { email: emailProblem, firstname, lastname, telephone }
const DRAFT = { draft: 'pickup' }

/** Details that a guest entered before, for pickup or delivery. */
const knownOf = ({ shipping }: CheckoutCart, store: Dispensary) => {
  const { firstname: first, lastname: last, telephone: phone } = shipping?.address ?? {}
  const isStore = first === store.store_name
  return isStore ? null : { firstname: first, lastname: last, telephone: phone ?? '' }
}

function GuestContact({ cart, store }: Omit<PickupProps, 'asGuest'>) {
  const { t } = useTranslation('checkout')
  const { send } = useChannel()
  const router = useRouter()
  const [known] = useState(() => knownOf(cart, store))
  const form = useForm(
    rules,
    async (text) => {
      const contact = {
        firstname: text('firstname').trim(),
        lastname: text('lastname').trim(),
        telephone: text('telephone').trim(),
      }
      await send([...emailSettings(cart, text('email').trim()), ...pickupSettings(cart, store, contact)])
      await router.navigate({ to: '/', href: stepHref('payment') })
    },
    DRAFT,
  )
  return (
    <Section title={t('contact.heading')} id={needId('address')}>
      <AuthForm label={t('contact.form')} form={form}>
        <Problem text={form.failure} />
        <GuestEmail cart={cart} field={form.field('email')} />
        <Pair>
          <TextField
            {...form.field('firstname')}
            label={t('contact.firstname')}
            autoComplete="given-name"
            maxLength={100}
            defaultValue={known?.firstname}
            hint={t('contact.firstnameHint')}
            required
          />
          <TextField
            {...form.field('lastname')}
            label={t('contact.lastname')}
            autoComplete="family-name"
            maxLength={100}
            defaultValue={known?.lastname}
            required
          />
        </Pair>
        <TextField
          {...form.field('telephone')}
          label={t('contact.telephone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={30}
          defaultValue={known?.telephone}
          hint={t('contact.telephoneHint')}
          required
        />
        <SubmitButton busy={form.isSubmitting}>{t('continueToPayment')}</SubmitButton>
      </AuthForm>
    </Section>
  )
}

const nobody = {}

function CustomerContact({ cart, store }: Omit<PickupProps, 'asGuest'>) {
  const { t } = useTranslation('checkout')
  const { send } = useChannel()
  const router = useRouter()
  const { customer } = useAccount()
  const name = (
    <b>
      {customer?.firstname} {customer?.lastname}
    </b>
  )
  const form = useForm(nobody, async () => {
    await send(pickupSettings(cart, store, null))
    await router.navigate({ to: '/', href: stepHref('payment') })
  })
  return (
    <Section title={t('contact.heading')} id={needId('address')}>
      <AuthForm label={t('contact.form')} form={form}>
        <Problem text={form.failure} />
        <p>
          {customer === null ? t('contact.owner') : <Trans t={t} i18nKey="contact.customer" components={{ name }} />}
        </p>
        <SubmitButton busy={form.isSubmitting}>{t('continueToPayment')}</SubmitButton>
      </AuthForm>
    </Section>
  )
}

/** Pickup: where, opening hours, and the person who picks up. */
export function Pickup({ asGuest, ...rest }: PickupProps) {
  return (
    <>
      <PickupPlace store={rest.store} />
      {rest.cart.needsWindow && <Windows cart={rest.cart} delivery={false} />}
      {asGuest ? <GuestContact {...rest} /> : <CustomerContact {...rest} />}
    </>
  )
}
