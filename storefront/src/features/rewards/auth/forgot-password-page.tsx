import { useLocation } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../../../shared/ui/use-hydrated.ts'
import { SplitPage } from '../../../shared/ui/split-page.tsx'
import styles from './auth.module.css'
import { carriedEmail } from './carried-email.ts'
import { ChoosePassword } from './choose-password.tsx'
import { ForgotPassword } from './forgot-password.tsx'
import { LINK_OPENED, resetLink } from './reset-link.ts'
import { useHeadingFocus } from './use-heading-focus.ts'

const none = () => null

/** /rewards/forgot-password: requests the email or, after following its link, asks for the new password. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('auth')
  const link = useSyncExternalStore(resetLink.subscribe, resetLink.read, none)
  const hydrated = useHydrated()
  const opened = useLocation({ select: ({ search }) => LINK_OPENED in search })
  const heading = useHeadingFocus(link === null ? 'ask' : 'choose')
  const [email] = useState(carriedEmail.read)
  useEffect(() => carriedEmail.forget(), [])
  const note = hydrated && opened && <p className={styles.note}>{t('forgot.linkOpened')}</p>
  return (
    <SplitPage>
      {link === null ? (
        <ForgotPassword heading={heading} type="DEFAULT" note={note} email={email} onLogin={carriedEmail.keep} />
      ) : (
        <ChoosePassword heading={heading} link={link} />
      )}
    </SplitPage>
  )
}
