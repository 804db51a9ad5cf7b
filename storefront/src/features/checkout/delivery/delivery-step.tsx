import type { CheckoutCart, Missing } from '@leaflog/core'
import { useDispensary, useSession, useShop } from '@leaflog/react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../../shared/page/attempt.ts'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { ElsewhereNote } from '../parts/elsewhere-note.tsx'
import { useChannel } from '../parts/channel.ts'
import { Choices } from '../parts/choices.tsx'
import { Delivery } from './delivery.tsx'
import { GiftCardsOnly } from './gift-cards-only.tsx'
import { Pickup } from './pickup.tsx'

type DeliveryStepProps = { cart: CheckoutCart; missing: readonly Missing[] }

const isFulfilment = (value: string): value is 'pickup' | 'delivery' => value === 'pickup' || value === 'delivery'

/** Step 2 (2h.1, 3.4.3): pickup or delivery, address, person, and time. */
export function DeliveryStep({ cart, missing }: DeliveryStepProps) {
  const { t } = useTranslation('checkout')
  const { money } = useFormats()
  const shop = useShop()
  const attempt = useAttempt()
  const { name } = useChannel()
  const { chosen, fulfilment } = useDispensary()
  const { isSignedIn } = useSession()
  if (chosen === null || chosen.channel !== name) return <ElsewhereNote store={null} />
  if (cart.is_virtual) return <GiftCardsOnly cart={cart} asGuest={!isSignedIn} missing={missing} />
  const { delivery, store_name: store } = chosen
  const ways = [
    { value: 'pickup', label: t('ways.pickup'), note: t('ways.at', { store }), end: t('free') },
    delivery === null
      ? { value: 'delivery', label: t('ways.delivery'), closed: t('ways.noDelivery', { store }) }
      : {
          value: 'delivery',
          label: t('ways.delivery'),
          note: [
            delivery.minimum > 0 && t('ways.minimum', { amount: money(delivery.minimum) }),
            delivery.free_from > 0 && t('ways.freeFrom', { amount: money(delivery.free_from) }),
          ]
            .filter(Boolean)
            .join(' '),
          end: t('ways.from', { amount: money(delivery.fee) }),
        },
  ]
  const choose = async (value: string) => {
    if (!isFulfilment(value)) return
    const chosenAnew = shop.dispensary.chooseFulfilment(value)
    attempt(chosenAnew)
    // The attempt reports the error.
    await chosenAnew.catch(() => undefined)
  }
  return (
    <>
      <Choices legend={t('ways.heading')} choices={ways} chosen={fulfilment} onChoose={choose} columns />
      {fulfilment === 'pickup' ? (
        <Pickup key="pickup" cart={cart} store={chosen} asGuest={!isSignedIn} />
      ) : (
        <Delivery key="delivery" cart={cart} store={chosen} asGuest={!isSignedIn} missing={missing} />
      )}
    </>
  )
}
