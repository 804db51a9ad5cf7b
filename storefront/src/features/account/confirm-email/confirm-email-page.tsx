/** Confirming an account's email. */
import type { Said } from '@leaflog/core'
import { SIGN_IN_PATH } from '@leaflog/core'
import { confirmEmail } from '@leaflog/core/wire/commerce/account-information'
import { useSession, useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, type Ref, useState, useSyncExternalStore } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Problem } from '../../../shared/forms/form-parts.tsx'
import { sentenceOf } from '../../../shared/page/sentence.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { Button, buttonClass } from '../../../shared/ui/button.tsx'
import { SplitPage } from '../../../shared/ui/split-page.tsx'
import { useHeadingFocus } from '../../rewards/auth/use-heading-focus.ts'
import { AccountPage } from '../parts/account-page.tsx'
import styles from './confirm-email.module.css'
import { CONFIRM_PATH, type ConfirmLink, confirmLink } from './confirm-link.ts'

const none = () => null

/** Needs the account's sign-in, which proves that its owner reads the mail, and not somebody whose address they typed. */
function Ask({ link, onConfirmed }: { link: ConfirmLink; onConfirmed: () => void }) {
  const { t } = useTranslation('account')
  const shop = useShop()
  const router = useRouter()
  const { isSignedIn } = useSession()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Said | null>(null)
  const signIn = () => {
    shop.session.rememberPage(CONFIRM_PATH)
    void router.navigate({ to: SIGN_IN_PATH })
  }
  const confirm = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await shop.commerce.ask(confirmEmail, { input: { email: link.email, confirmation_key: link.token } })
      onConfirmed()
    } catch (error) {
      setFailure(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p>
        <Trans
          t={t}
          i18nKey={isSignedIn ? 'confirm.ask' : 'confirm.signInFirst'}
          values={{ email: link.email }}
          components={{ b: <b /> }}
        />
      </p>
      <Problem text={failure} />
      {isSignedIn ? (
        <Button aria-busy={busy} disabled={busy} onClick={() => void confirm()}>
          {t('confirm.act')}
        </Button>
      ) : (
        <Button onClick={signIn}>{t('confirm.signIn')}</Button>
      )}
    </>
  )
}

function Frame({ heading, title, children }: { heading: Ref<HTMLHeadingElement>; title: string; children: ReactNode }) {
  return (
    <SplitPage>
      <AccountPage heading={heading} title={title}>
        <div className={styles.ask}>{children}</div>
      </AccountPage>
    </SplitPage>
  )
}

/** /confirm-email: the page behind the link of a confirmation email. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('account')
  const link = useSyncExternalStore(confirmLink.subscribe, confirmLink.read, none)
  const [confirmed, setConfirmed] = useState<string | null>(null)
  const heading = useHeadingFocus(confirmed === null ? 'ask' : 'done')
  if (confirmed !== null)
    return (
      <Frame heading={heading} title={t('confirm.done')}>
        <p>
          <Trans t={t} i18nKey="confirm.doneText" values={{ email: confirmed }} components={{ b: <b /> }} />
        </p>
        <AppLink href="/account" className={buttonClass({})}>
          {t('confirm.toAccount')}
        </AppLink>
      </Frame>
    )
  return (
    <Frame heading={heading} title={t('confirm.heading')}>
      {link === null ? (
        <>
          <p>{t('confirm.noLink')}</p>
          <AppLink href="/account" className={buttonClass({ variant: 'secondary' })}>
            {t('confirm.toAccount')}
          </AppLink>
        </>
      ) : (
        <Ask
          link={link}
          onConfirmed={() => {
            setConfirmed(link.email)
            confirmLink.forget()
          }}
        />
      )}
    </Frame>
  )
}
