import type { CheckoutCart } from '@leaflog/core'
import { useAccount, useDispensary } from '@leaflog/react'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/formats.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import type { Language } from '../../../shared/i18n/languages.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { AddressLines } from '../parts/address-lines.tsx'
import { StoreAddress } from '../delivery/pickup-place.tsx'
import { Section } from '../parts/section.tsx'
import { slotText } from '../../../shared/locations/slot-text.ts'
import { stepHref } from '../parts/steps.ts'
import styles from './review.module.css'

type PartProps = {
  title: string
  edit: string
  of: 'editDelivery' | 'editPickup' | 'editContact'
  children: ReactNode
}

function Part({ title, edit, of, children }: PartProps) {
  const { t } = useTranslation('checkout')
  return (
    <div className={styles.part}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <AppLink href={edit} className={styles.edit}>
          <Trans t={t} i18nKey={`review.${of}`} components={{ hidden: <VisuallyHidden>{null}</VisuallyHidden> }} />
        </AppLink>
      </div>
      {children}
    </div>
  )
}

const slotOf = ({ slots }: CheckoutCart, language: Language): string | null => {
  const day = slots.find(({ selected }) => selected !== null)
  const window = day?.values.find(({ slotid }) => slotid === day.selected)
  return day && window ? slotText(`${day.label}, ${window.time}`, language) : null
}

function Handover({ cart }: { cart: CheckoutCart }) {
  const { t } = useTranslation('checkout')
  const sentence = useMessage()
  const language = useLanguage()
  const { chosen } = useDispensary()
  const { shipping } = cart
  if (shipping === null) return null
  const { address, selected } = shipping
  if (!shipping.is_pickup)
    return (
      <Part title={t('review.delivery')} edit={stepHref('shipping')} of="editDelivery">
        <AddressLines address={address} />
        <p className={styles.strong}>{slotOf(cart, language)}</p>
        {selected && selected.title !== '' && <p className={styles.soft}>{sentence(selected.title)}</p>}
      </Part>
    )
  return (
    <Part title={t('review.pickup')} edit={stepHref('shipping')} of="editPickup">
      {chosen && <StoreAddress store={chosen} />}
      {cart.needsWindow && <p className={styles.strong}>{slotOf(cart, language)}</p>}
      <p className={styles.soft}>{t('review.comes', { name: `${address.firstname} ${address.lastname}` })}</p>
    </Part>
  )
}

/** A summary of the shipping and payment choices, with links to change them. The items stand in the summary beside it. */
export function Review({ cart }: { cart: CheckoutCart }) {
  const { t } = useTranslation('checkout')
  const { customer } = useAccount()
  const email = cart.email ?? customer?.email ?? null
  return (
    <Section title={t('review.heading')}>
      <div className={styles.parts}>
        {!cart.is_virtual && <Handover cart={cart} />}
        {email !== null && (
          <Part title={t('review.contact')} edit={stepHref('shipping')} of="editContact">
            <p className={styles.wrap}>{email}</p>
          </Part>
        )}
      </div>
    </Section>
  )
}
