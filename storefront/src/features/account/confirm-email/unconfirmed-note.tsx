import { MailCheck } from 'lucide-react'
import { Trans, useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import styles from './confirm-email.module.css'
import { useResend } from './use-resend.ts'

/** For a customer whose email is not confirmed yet: what it is good for, and another link. */
export function UnconfirmedNote({ email }: { email: string }) {
  const { t } = useTranslation('account')
  const { state, send } = useResend(email)
  return (
    <section aria-label={t('confirm.heading')} className={styles.unconfirmed}>
      <Icon icon={MailCheck} />
      <p>
        <Trans t={t} i18nKey="confirm.open" values={{ email }} components={{ b: <b /> }} />
      </p>
      <Button
        variant="secondary"
        size="small"
        aria-busy={state === 'sending'}
        disabled={state !== 'idle'}
        onClick={send}
      >
        {t(state === 'sent' ? 'confirm.isSent' : 'confirm.again')}
      </Button>
    </section>
  )
}
