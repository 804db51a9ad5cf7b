import { type CheckoutCart, type CheckoutStep, missingOf, stepFor, type Said } from '@leaflog/core'
import { useCheckout, useDispensary, useSession, useShop } from '@leaflog/react'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../shared/page/attempt.ts'
import { CommerceEmpty } from '../cart/commerce/commerce-empty.tsx'
import { OrderingEmpty } from '../cart/ordering/ordering-empty.tsx'
import { NeedsJavaScript, Problem } from '../../shared/forms/form-parts.tsx'
import { useHeadingFocus } from '../rewards/auth/use-heading-focus.ts'
import { NoAnswerState } from '../../shared/ui/no-answer.tsx'
import page from '../../shared/ui/page.module.css'
import { CartStep } from './cart-step.tsx'
import { ElsewhereNote } from './parts/elsewhere-note.tsx'
import styles from './parts/checkout-page.module.css'
import { type CheckoutChannel, ChannelProvider } from './parts/channel.ts'
import { CheckoutSkeleton } from './parts/checkout-skeleton.tsx'
import { DeliveryStep } from './delivery/delivery-step.tsx'
import { PaymentStep } from './payment/payment-step.tsx'
import { Progress } from './progress.tsx'
import { PLACED_PATH, stepFrom, stepHref } from './parts/steps.ts'
import { Summary } from './summary.tsx'

/** The cart to check out. */
export type FoundCart =
  | { readonly status: 'loading' | 'empty' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** Another store is chosen than the cart's. */
  | { readonly status: 'elsewhere'; readonly store: string | null }
  | { readonly status: 'ready'; readonly cart: CheckoutCart }

export type CheckoutStepsProps = {
  found: FoundCart
  channel: CheckoutChannel
  totals: ReactNode
  /** Coupons, gift cards and credit, where the channel has them. */
  funds?: ReactNode
  /** A form of the summary is waiting, and shows its own refusal. */
  asking: boolean
}

/** A placed order leads to its page, in every tab; an earlier order makes way for the next cart. */
function useOrderPlaced(hasCart: boolean): boolean {
  const shop = useShop()
  const router = useRouter()
  const attempt = useAttempt()
  const { status } = useCheckout()
  const isPlaced = status === 'placed'
  useEffect(() => {
    if (!isPlaced) return
    if (hasCart) attempt(shop.checkout.finish())
    else void router.navigate({ to: '/', href: PLACED_PATH, replace: true })
  }, [shop, router, attempt, isPlaced, hasCart])
  return isPlaced
}

/** Why the last order was refused; a refusal from an earlier visit is not repeated. */
function useRefusal(): Said | null {
  const shop = useShop()
  const attempt = useAttempt()
  const { problem } = useCheckout()
  useEffect(() => attempt(shop.checkout.dismissProblem()), [shop, attempt])
  return problem && { text: problem.sentence, meaning: problem.meaning }
}

/** The step in the address; if it cannot be reached yet, the address is corrected. */
function useStep(missing: ReturnType<typeof missingOf> | null, isPlacing: boolean): CheckoutStep {
  const router = useRouter()
  const wanted = stepFrom(useLocation({ select: ({ searchStr }) => searchStr }))
  const step = isPlacing ? 'payment' : missing === null ? wanted : stepFor(wanted, missing)
  useEffect(() => {
    if (missing !== null && step !== wanted) void router.navigate({ to: '/', href: stepHref(step), replace: true })
  }, [router, missing, step, wanted])
  return step
}

/** Cart, shipping and payment, each at its own address, for the cart of either channel (2b.8). */
export function CheckoutSteps({ found, channel, totals, funds, asking }: CheckoutStepsProps) {
  const { t } = useTranslation('checkout')
  const { isSignedIn } = useSession()
  const { fulfilment } = useDispensary()
  const { status } = useCheckout()
  const cart = found.status === 'ready' ? found.cart : null
  const isPlacing = status === 'placing' || status === 'unsure'
  const missing = cart && missingOf(cart, { asGuest: !isSignedIn, delivery: fulfilment === 'delivery' })
  const isPlaced = useOrderPlaced(cart !== null)
  const step = useStep(missing, isPlacing)
  const heading = useHeadingFocus(step)
  const refusal = useRefusal()
  return (
    <ChannelProvider value={channel}>
      <div className={page.page}>
        <NeedsJavaScript />
        <Progress step={step} missing={missing ?? []} locked={isPlacing || cart === null} />
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t(`headings.${step}`)}
        </h1>
        {/* At the last step it is beside the button. */}
        <Problem text={step === 'payment' ? null : refusal} />
        {(found.status === 'loading' || (isPlaced && cart === null)) && <CheckoutSkeleton />}
        {found.status === 'failed' && <NoAnswerState what="cart" onRetry={found.retry} />}
        {found.status === 'elsewhere' && <ElsewhereNote store={found.store} />}
        {found.status === 'empty' &&
          !isPlaced &&
          (channel.name === 'commerce' ? <CommerceEmpty roomy /> : <OrderingEmpty roomy />)}
        {cart !== null && missing !== null && (
          <div className={styles.columns}>
            <div className={styles.step}>
              {step === 'cart' && <CartStep asking={asking} />}
              {step === 'shipping' && <DeliveryStep cart={cart} missing={missing} />}
              {step === 'payment' && <PaymentStep cart={cart} />}
            </div>
            <Summary step={step} cart={cart} missing={missing} totals={totals}>
              {step !== 'shipping' && funds}
            </Summary>
          </div>
        )}
      </div>
    </ChannelProvider>
  )
}
