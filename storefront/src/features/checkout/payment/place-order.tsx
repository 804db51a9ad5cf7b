import { type CheckoutCart, type Missing, isLeaflogError, type Said } from '@leaflog/core'
import { useCheckout, useShop } from '@leaflog/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../shared/page/sentence.ts'
import { Problem } from '../../../shared/forms/form-parts.tsx'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Blocked } from '../parts/blocked.tsx'
import { useChannel } from '../parts/channel.ts'
import { MissingRequirements } from '../parts/missing-requirements.tsx'
import { useSettled } from '../parts/use-settled.ts'
import styles from './place-order.module.css'
import { Terms } from './terms.tsx'

/** One press at a time; the shop's state shows the progress in all tabs. */
function usePlacing() {
  const shop = useShop()
  const channel = useChannel()
  const busy = useRef(false)
  const [problem, setProblem] = useState<'offline' | Said | null>(null)
  const place = async () => {
    if (busy.current) return
    busy.current = true
    setProblem(null)
    try {
      await channel.place()
    } catch (error) {
      // Another press or tab has placed the order, and its page is about to open.
      const isPlaced = shop.getState().checkout.view.status === 'placed'
      if (!isPlaced) setProblem(isLeaflogError(error, 'NETWORK_FAILED') ? 'offline' : sentenceOf(error))
    } finally {
      busy.current = false
    }
  }
  return { place, problem }
}

/** The button that places the order, with the total, or the reason why it cannot. */
export function PlaceOrder({ cart, missing }: { cart: CheckoutCart; missing: readonly Missing[] }) {
  const { t } = useTranslation('checkout')
  const { money } = useFormats()
  const { status, problem: refused } = useCheckout()
  const { status: cartStatus, blocked } = useChannel()
  const { place, problem } = usePlacing()
  const unsent = cartStatus === 'offline' ? t('order.offline') : null
  const refusal = problem ?? (refused && { text: refused.sentence, meaning: refused.meaning })
  const settled = useSettled()
  const [asked, setAsked] = useState(0)
  const isPlacing = status !== 'idle'
  const press = async () => {
    if (isPlacing) return
    if (missing.length > 0 && (await settled()).length > 0) setAsked((before) => before + 1)
    else await place()
  }
  const isMoving = cartStatus === 'working'
  return (
    <div className={styles.place}>
      <Blocked role="alert" reasons={blocked} />
      <MissingRequirements missing={missing} asked={asked} />
      <Problem text={isPlacing ? null : refusal === 'offline' ? unsent : refusal} />
      <Button
        wide
        aria-busy={isPlacing}
        disabled={blocked.length > 0 || isPlacing}
        className={isPlacing ? styles.busy : undefined}
        onClick={() => void press()}
      >
        {isPlacing
          ? t('order.placing')
          : isMoving
            ? t('order.place')
            : t('order.placeTotal', { amount: money(cart.totals.total) })}
      </Button>
      <Terms />
    </div>
  )
}
