import type { EnrolmentView } from '@leaflog/core'
import { useEnrolment, useShop } from '@leaflog/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../../shared/page/attempt.ts'
import { LegalLinks } from '../../content/legal-links.tsx'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { SplitPage } from '../../../shared/ui/split-page.tsx'
import styles from './auth.module.css'
import { DetailsStep } from './details-step.tsx'
import { EmailStep } from './email-step.tsx'
import { EnrolmentProgress } from './enrolment-progress.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { createHeldSecret } from './held-secret.ts'
import { PasswordStep } from './password-step.tsx'
import { PreferencesStep } from './preferences-step.tsx'
import { useBrand } from './use-brand.ts'
import { useHeadingFocus } from './use-heading-focus.ts'

/** Enrolled, but not signed in: the page was closed or reloaded in between. */
function Enrolled() {
  const { t } = useTranslation('auth')
  return (
    <>
      <p className={styles.words}>{t('join.ready')}</p>
      <AppLink href="/rewards/login" className={buttonClass()}>
        {t('join.signIn')}
      </AppLink>
    </>
  )
}

/** /rewards/create-account (1.4, 1.5): joining Rewards, in steps that survive a reload. */
export function CreateAccountPage() {
  const { t } = useTranslation('auth')
  const shop = useShop()
  const attempt = useAttempt()
  const brand = useBrand()
  const live = useEnrolment()
  const [password] = useState(createHeldSecret)
  // The sent form stays on screen until the visitor is redirected, although the shop's state is already further.
  const [mailing, setMailing] = useState(false)
  const [joining, setJoining] = useState<EnrolmentView | null>(null)
  const view = joining ?? live
  const { step, outcome } = view
  const asksForMail = mailing || (step === 0 && outcome === 'shopWithoutPassword')
  const isEnrolled = view.status === 'enrolled'
  const heading = useHeadingFocus(asksForMail ? 'mail' : isEnrolled ? 'enrolled' : `${step}`)

  useEffect(() => attempt(shop.enrolment.load()), [shop, attempt])

  if (asksForMail) {
    return (
      <SplitPage>
        <ForgotPassword heading={heading} type="HAVE_PASSWORD" onBusy={setMailing} />
      </SplitPage>
    )
  }
  return (
    <SplitPage>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t('join.title', { rewards: brand.rewards })}
      </h1>
      {isEnrolled ? (
        <Enrolled />
      ) : (
        <>
          <EnrolmentProgress step={step} withPassword={outcome === 'shop'} />
          {step === 0 && <EmailStep />}
          {step === 1 && <PasswordStep password={password} />}
          {step === 2 && <DetailsStep />}
          {step === 3 && (
            <PreferencesStep view={view} password={password} onBusy={(busy) => setJoining(busy ? live : null)} />
          )}
        </>
      )}
      <LegalLinks loyalty />
    </SplitPage>
  )
}
