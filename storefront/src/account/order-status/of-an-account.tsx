import { SIGN_IN_PATH } from '@leaflog/core'
import { useSession, useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { ActLink } from '../../forms/form-parts.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { orderHref } from '../orders/orders-search.ts'
import styles from './order-status.module.css'

/** An order that was placed with an account is seen by signing in, and then at once. */
export function OfAnAccount({ number }: { number: string }) {
  const shop = useShop()
  const router = useRouter()
  const { isSignedIn } = useSession()
  const path = orderHref(number)
  const signIn = () => {
    shop.session.rememberPage(path)
    void router.navigate({ to: SIGN_IN_PATH })
  }
  return (
    <div role="status" className={styles.account}>
      <p>This order belongs to an account.</p>
      {isSignedIn ? (
        <AppLink href={path}>See it in your account</AppLink>
      ) : (
        <ActLink href={SIGN_IN_PATH} onAct={signIn}>
          Sign in to see it
        </ActLink>
      )}
    </div>
  )
}
