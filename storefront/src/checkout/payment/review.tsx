import type { CommerceCart } from '@leaflog/core/wire/commerce-cart'
import { useAccount, useDispensary } from '@leaflog/react'
import type { ReactNode } from 'react'
import { counted } from '../../catalogue/format.ts'
import { AppLink } from '../../ui/app-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AddressLines } from '../address-lines.tsx'
import { StoreAddress } from '../delivery/pickup-place.tsx'
import { Section } from '../section.tsx'
import { stepHref } from '../steps.ts'
import styles from './review.module.css'

type PartProps = { title: string; edit: string; of: string; children: ReactNode }

function Part({ title, edit, of, children }: PartProps) {
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <AppLink href={edit} className={styles.edit}>
          Edit<VisuallyHidden> {of}</VisuallyHidden>
        </AppLink>
      </div>
      {children}
    </div>
  )
}

const slotOf = ({ slots }: CommerceCart): string | null => {
  const day = slots.find(({ selected }) => selected !== null)
  const window = day?.values.find(({ slotid }) => slotid === day.selected)
  return day && window ? `${day.label}, ${window.time.replace(' - ', ' – ')}` : null
}

function Handover({ cart }: { cart: CommerceCart }) {
  const { chosen } = useDispensary()
  const { shipping } = cart
  if (shipping === null) return null
  const { address, selected } = shipping
  if (!shipping.is_pickup)
    return (
      <Part title="Delivery" edit={stepHref('shipping')} of="delivery">
        <AddressLines address={address} />
        <p className={styles.strong}>{slotOf(cart)}</p>
        {selected && <p className={styles.soft}>{selected.title}</p>}
      </Part>
    )
  return (
    <Part title="Pickup" edit={stepHref('shipping')} of="pickup">
      {chosen && <StoreAddress store={chosen} />}
      <p className={styles.soft}>
        {address.firstname} {address.lastname} comes for it, with a photo ID.
      </p>
    </Part>
  )
}

/** What goes where, with the ways back to change it. */
export function Review({ cart }: { cart: CommerceCart }) {
  const { customer } = useAccount()
  const email = cart.email ?? customer?.email ?? null
  const count = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Section title="Your order">
      <div className={styles.parts}>
        {!cart.is_virtual && <Handover cart={cart} />}
        <Part title={counted(count, 'item')} edit={stepHref('cart')} of="items">
          <ul className={styles.lines}>
            {cart.lines.map(({ uid, name, quantity }) => (
              <li key={uid}>
                {quantity} × {name}
              </li>
            ))}
          </ul>
        </Part>
        {email !== null && (
          <Part title="Contact" edit={stepHref('shipping')} of="contact">
            <p className={styles.wrap}>{email}</p>
          </Part>
        )}
      </div>
    </Section>
  )
}
