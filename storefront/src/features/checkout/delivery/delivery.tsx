/** The step that asks for contact, pickup or delivery. */
import type { CheckoutCart, Missing } from '@leaflog/core'
import type { CartAddress } from '@leaflog/core/wire/commerce/commerce-cart'
import { type Country, countriesQuery } from '@leaflog/core/wire/commerce/addresses'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { useAnswer } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/button.tsx'
import { NoAnswerState } from '../../../shared/ui/no-answer.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { needId } from '../parts/need-id.ts'
import { MissingRequirements } from '../parts/missing-requirements.tsx'
import { Section } from '../parts/section.tsx'
import { stepHref } from '../parts/steps.ts'
import { useChannel } from '../parts/channel.ts'
import { useSettled } from '../parts/use-settled.ts'
import { AddressBookChoice } from './address-book-choice.tsx'
import styles from './delivery.module.css'
import { DeliveryMethods } from './delivery-methods.tsx'
import { Windows } from './windows.tsx'
import { GuestAddress } from './guest-address.tsx'
import { deliverySettings, emailSettings, methodSettings } from './settings.ts'

type DeliveryProps = { cart: CheckoutCart; store: Dispensary; asGuest: boolean; missing: readonly Missing[] }

/** Sends the shipping address, and chooses the first method available for it. */
function useDeliverTo(cart: CheckoutCart) {
  const { send, settled } = useChannel()
  const going = useRef<Promise<void>>(Promise.resolve())
  const deliverTo = (address: CartAddress, email: string | null) => {
    const go = async () => {
      await send([...emailSettings(cart, email), ...deliverySettings(cart, address)])
      const now = await settled()
      if (now !== null) await send(methodSettings(now))
    }
    const done = go()
    // The caller reports refusals.
    going.current = done.catch(() => undefined)
    return done
  }
  return { deliverTo, gone: () => going.current }
}

const nothing = {}

/** A dispensary delivers within its state. */
const deliveredIn = (countries: readonly Country[], { state_code }: Dispensary): Country[] =>
  countries
    .filter(({ id }) => id === 'US')
    .map((country) => ({
      ...country,
      available_regions: country.available_regions.filter(({ code }) => code === state_code),
    }))

/** Delivery: address, method, and time. */
export function Delivery({ cart, store, asGuest, missing }: DeliveryProps) {
  const { t } = useTranslation('checkout')
  const router = useRouter()
  const { deliverTo, gone } = useDeliverTo(cart)
  const settled = useSettled()
  const [busy, setBusy] = useState(false)
  const countries = useAnswer(countriesQuery, nothing)
  const [asked, setAsked] = useState(0)
  const here = missing.filter(({ step }) => step === 'shipping')
  const address = cart.shipping !== null && !cart.shipping.is_pickup ? cart.shipping.address : null
  const goOn = async () => {
    setBusy(true)
    await gone()
    const missingNow = await settled()
    setBusy(false)
    if (missingNow.some(({ step }) => step === 'shipping')) setAsked((before) => before + 1)
    else await router.navigate({ to: '/', href: stepHref('payment') })
  }
  const data = useMemo(() => countries.data && deliveredIn(countries.data, store), [countries.data, store])
  const methods = cart.shipping?.methods ?? []
  // The ordering channel has one method, which is available wherever it is offered.
  const isReached = methods.length === 0 || methods.some(({ available }) => available)
  const places = { countries: data ?? [], cart, store, address }
  return (
    <>
      <Section title={t('address.heading')} id={needId('address')}>
        {data === null && countries.status === 'failed' && (
          <NoAnswerState what="countries" onRetry={countries.reload} />
        )}
        {data === null && countries.status !== 'failed' && <Skeleton className={styles.waiting} />}
        {data !== null &&
          (asGuest ? (
            <GuestAddress {...places} onGiven={deliverTo} />
          ) : (
            <AddressBookChoice {...places} onGiven={(given) => deliverTo(given, null)} />
          ))}
      </Section>
      {address !== null && !isReached && <DeliveryMethods cart={cart} />}
      {address !== null && isReached && (
        <>
          {methods.length > 0 && <DeliveryMethods cart={cart} />}
          {(cart.needsWindow || cart.slots.length > 0) && <Windows cart={cart} delivery />}
          <MissingRequirements missing={here} asked={asked} />
          <Button wide aria-busy={busy} disabled={busy} onClick={() => void goOn()}>
            {t('continueToPayment')}
          </Button>
        </>
      )}
    </>
  )
}
