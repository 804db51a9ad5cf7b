import { useDispensary, useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LegalLinks } from '../content/legal-links.tsx'
import { ActLink, NeedsJavaScript, Ways } from '../../shared/forms/form-parts.tsx'
import { carriedEmail } from '../rewards/auth/carried-email.ts'
import { SignInForm } from '../rewards/auth/sign-in-form.tsx'
import { follow } from '../../shared/page/follow.ts'
import { Button } from '../../shared/ui/button.tsx'
import page from '../../shared/ui/page.module.css'
import { useHydrated } from '../../shared/ui/use-hydrated.ts'
import styles from './sign-in-page.module.css'

/** The checkout address before the redirect, stored by that page's guard. */
const checkoutAddress = (previous: string | null): string =>
  previous !== null && /^\/checkout(?:[/?]|$)/.test(previous) ? previous : '/checkout'

/** /checkout/sign-in (2a.5): with an account, or as a guest. */
export function CheckoutSignInPage() {
  const { t } = useTranslation('checkout')
  const shop = useShop()
  const router = useRouter()
  const hydrated = useHydrated()
  const { mode } = useDispensary()
  const goAsGuest = () => {
    shop.session.beginGuestCheckout()
    follow(router, checkoutAddress(shop.session.previousPage()))
  }
  const leaveFor = async (to: '/rewards/create-account' | '/rewards/forgot-password') => {
    shop.session.rememberPage(checkoutAddress(shop.session.previousPage()))
    if (to === '/rewards/create-account') await shop.enrolment.beginAnew()
    await router.navigate({ to })
  }
  return (
    <div className={page.page}>
      <NeedsJavaScript />
      <h1 className={styles.title}>{t('signIn.title')}</h1>
      <div className={styles.ways}>
        <section aria-labelledby="with-account" className={styles.way}>
          <h2 id="with-account" className={styles.heading}>
            {t('signIn.account')}
          </h2>
          <p className={styles.words}>{t('signIn.accountWhy')}</p>
          <SignInForm
            email=""
            onForgotten={(email) => {
              carriedEmail.keep(email)
              void leaveFor('/rewards/forgot-password')
            }}
          />
          <Ways>
            <span>{t('signIn.new')}</span>
            <ActLink href="/rewards/create-account" onAct={() => void leaveFor('/rewards/create-account')}>
              {t('signIn.create')}
            </ActLink>
          </Ways>
        </section>
        <section aria-labelledby="as-guest" className={styles.way}>
          <h2 id="as-guest" className={styles.heading}>
            {t('signIn.guest')}
          </h2>
          <p className={styles.words}>{t(`signIn.guestWhy.${mode}`)}</p>
          <Button
            variant="secondary"
            wide
            disabled={!hydrated}
            data-early={hydrated ? undefined : ''}
            onClick={goAsGuest}
          >
            {t('signIn.asGuest')}
          </Button>
        </section>
      </div>
      <LegalLinks />
    </div>
  )
}
