import type { CheckoutCart } from '@leaflog/core'
import { countriesQuery } from '@leaflog/core/wire/commerce/addresses'
import { useAnswer } from '@leaflog/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AddressForm } from '../../../shared/forms/address-form.tsx'
import { Checkbox } from '../../../shared/forms/form-parts.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { NoAnswerState } from '../../../shared/ui/no-answer.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { AddressLines } from '../parts/address-lines.tsx'
import { cartAddressOf, givenOf } from '../parts/addresses.ts'
import { isBilledThere } from '../delivery/settings.ts'
import styles from '../delivery/delivery.module.css'
import { needId } from '../parts/need-id.ts'
import { SaveNote, SaveProblem } from '../parts/save-note.tsx'
import { Section } from '../parts/section.tsx'
import { useChannel } from '../parts/channel.ts'
import { useSaving } from '../parts/use-saving.ts'

const nothing = {}

function BillingForm({ cart, onDone }: { cart: CheckoutCart; onDone: () => void }) {
  const { t } = useTranslation('checkout')
  const { send } = useChannel()
  const countries = useAnswer(countriesQuery, nothing)
  if (countries.data === null)
    return countries.status === 'failed' ? (
      <NoAnswerState what="countries" onRetry={countries.reload} />
    ) : (
      <Skeleton className={styles.waiting} />
    )
  const known = cart.billing && !isBilledThere(cart) ? { value: givenOf(cart.billing) } : {}
  return (
    <AddressForm
      label={t('billing.heading')}
      countries={countries.data}
      {...known}
      section="billing"
      submitLabel={t('billing.use')}
      onSubmit={async (given) => {
        await send([{ set: 'billing', address: cartAddressOf(given) }])
        onDone()
      }}
    />
  )
}

/** The billing address: same as shipping, or another (3.4.3). */
export function Billing({ cart }: { cart: CheckoutCart }) {
  const { t } = useTranslation('checkout')
  const saving = useSaving()
  const [writing, setWriting] = useState(false)
  const hasPlace = cart.shipping !== null && !cart.is_virtual
  const isSame = hasPlace && cart.billing !== null && isBilledThere(cart) && !writing
  const follow = (same: boolean) => {
    setWriting(!same)
    if (same) void saving.save([{ set: 'billing', address: null }])
  }
  const pickup = cart.shipping?.is_pickup === true
  const asks = writing || cart.billing === null
  return (
    <Section title={t('billing.heading')} id={needId('billing')} aside={<SaveNote saving={saving} />}>
      {hasPlace && (
        <Checkbox
          label={pickup ? t('billing.asPickup') : t('billing.asDelivery')}
          checked={isSame}
          onChange={({ target }) => follow(target.checked)}
        />
      )}
      <SaveProblem saving={saving} />
      {asks && !isSame && <BillingForm cart={cart} onDone={() => setWriting(false)} />}
      {!asks && !isSame && cart.billing !== null && (
        <div className={styles.card}>
          <AddressLines address={cart.billing} />
          <Button variant="secondary" size="small" onClick={() => setWriting(true)}>
            {t('change')}
          </Button>
        </div>
      )}
    </Section>
  )
}
