import type { PlacedOrder } from '@leaflog/core/wire/placed-order'
import { useSession } from '@leaflog/react'
import { useRouteContext } from '@tanstack/react-router'
import { orderHref } from '../../account/orders/orders-search.ts'
import { useDispensaryOf } from '../../account/orders/use-dispensary-of.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { OpeningHours, StoreAddress } from '../delivery/pickup-place.tsx'
import { Section } from '../section.tsx'
import styles from './next-steps.module.css'

function Pickup({ code, name }: { code: string; name: string }) {
  const store = useDispensaryOf(code)
  const now = useRouteContext({ from: '__root__', select: (context) => context.now })()
  return (
    <Section title="Pick it up">
      <p>
        We tell you by email when it is ready at {name}. Bring a photo ID; for a medical order, your medical card too.
      </p>
      {store && (
        <div className={styles.place}>
          <StoreAddress store={store} />
          <OpeningHours store={store} now={now} />
        </div>
      )}
    </Section>
  )
}

function Delivery({ slot, address }: Pick<PlacedOrder, 'slot' | 'address'>) {
  return (
    <Section title="We bring it to you">
      {slot !== null && <p className={styles.strong}>{slot.replaceAll(' - ', ' – ')}</p>}
      {address && (
        <p>
          {[...address.street, address.city, [address.region, address.postcode].filter(Boolean).join(' ')].join(', ')}
        </p>
      )}
      <p>Somebody of age has to be there, with a photo ID.</p>
    </Section>
  )
}

/** When and where (2b.8), how it is paid, and where the order is found again. */
export function NextSteps({ order, asGuest }: { order: PlacedOrder; asGuest: boolean }) {
  const { isSignedIn } = useSession()
  const { pickup, slot, address, payment, number } = order
  return (
    <>
      {pickup && <Pickup {...pickup} />}
      {!pickup && address && <Delivery slot={slot} address={address} />}
      {payment !== null && (
        <Section title="Payment">
          <p>{payment}</p>
        </Section>
      )}
      <p className={styles.ways}>
        <AppLink
          href={isSignedIn ? orderHref(number) : '/order-status'}
          className={buttonClass({ variant: 'secondary' })}
        >
          {asGuest && !isSignedIn ? 'Follow your order' : 'See your order'}
        </AppLink>
        <AppLink href="/category" className={buttonClass({ variant: 'quiet' })}>
          Go on shopping
        </AppLink>
      </p>
    </>
  )
}
