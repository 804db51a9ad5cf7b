import type { Missing } from '@leaflog/core'
import type { CommerceCart } from '@leaflog/core/wire/commerce-cart'
import { useDispensary, useSession, useShop } from '@leaflog/react'
import { useAttempt } from '../../attempt.ts'
import { Button } from '../../ui/button.tsx'
import { formatCents } from '../../ui/price.tsx'
import { Choices } from '../choices.tsx'
import { Section } from '../section.tsx'
import { Delivery } from './delivery.tsx'
import { GiftCardsOnly } from './gift-cards-only.tsx'
import { Pickup } from './pickup.tsx'

type DeliveryStepProps = { cart: CommerceCart; missing: readonly Missing[] }

const isFulfilment = (value: string): value is 'pickup' | 'delivery' => value === 'pickup' || value === 'delivery'

/** Step 2 (2h.1, 3.4.3): whether the order is picked up or brought, where, by whom and when. */
export function DeliveryStep({ cart, missing }: DeliveryStepProps) {
  const shop = useShop()
  const attempt = useAttempt()
  const { chosen, fulfilment } = useDispensary()
  const { isSignedIn } = useSession()
  if (chosen === null || chosen.channel !== 'commerce')
    return (
      <Section title="Choose a dispensary">
        <p>What is in your cart comes from another kind of dispensary than the one that is chosen.</p>
        <p>
          <Button onClick={() => attempt(shop.ui.open('storeSidebar'))}>Choose a dispensary</Button>
        </p>
      </Section>
    )
  if (cart.is_virtual) return <GiftCardsOnly cart={cart} asGuest={!isSignedIn} missing={missing} />
  const { delivery } = chosen
  const ways = [
    { value: 'pickup', label: 'Pickup', note: `At ${chosen.store_name}`, end: 'Free' },
    delivery === null
      ? { value: 'delivery', label: 'Delivery', closed: `${chosen.store_name} does not deliver.` }
      : {
          value: 'delivery',
          label: 'Delivery',
          note: [
            delivery.minimum > 0 && `Orders of ${formatCents(delivery.minimum)} and more.`,
            delivery.free_from > 0 && `Free from ${formatCents(delivery.free_from)}.`,
          ]
            .filter(Boolean)
            .join(' '),
          end: `From ${formatCents(delivery.fee)}`,
        },
  ]
  const choose = async (value: string) => {
    if (!isFulfilment(value)) return
    const chosenAnew = shop.dispensary.chooseFulfilment(value)
    attempt(chosenAnew)
    await chosenAnew.catch(() => undefined)
  }
  return (
    <>
      <Section title="How would you like to get it?">
        <Choices legend="How would you like to get it?" choices={ways} chosen={fulfilment} onChoose={choose} columns />
      </Section>
      {fulfilment === 'pickup' ? (
        <Pickup key="pickup" cart={cart} store={chosen} asGuest={!isSignedIn} />
      ) : (
        <Delivery key="delivery" cart={cart} store={chosen} asGuest={!isSignedIn} missing={missing} />
      )}
    </>
  )
}
