import { contactUsMutation } from '@leaflog/core/wire/commerce/content-pages'
import { emailProblem } from '@leaflog/core'
import { useShop } from '@leaflog/react'
import { type Ref, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../shared/forms/text-field.tsx'
import { Problem, SubmitButton } from '../../shared/forms/form-parts.tsx'
import { useForm } from '../../shared/forms/use-form.ts'
import { useMessage } from '../../shared/i18n/use-message.ts'
import { Button } from '../../shared/ui/button.tsx'
import { TextArea } from '../../shared/ui/field.tsx'
import styles from './contact-form.module.css'

const LONGEST_COMMENT = 4000

/** The rules of the shop's backend (2c.4), so that errors are shown before anything is sent. */
function useRules() {
  const { t } = useTranslation('content')
  return useMemo(
    () => ({
      name: (text: string) => (/^\s*$/.test(text) || text.length > 100 ? t('contact.nameProblem') : null),
      email: emailProblem,
      telephone: (text: string) => (/^[\d\s().+-]{0,40}$/.test(text) ? null : t('contact.telephoneProblem')),
      comment: (text: string) =>
        text.trim() === '' || text.length > LONGEST_COMMENT ? t('contact.commentProblem') : null,
    }),
    [t],
  )
}

function Sent({ onAnother, heading }: { onAnother: () => void; heading: Ref<HTMLHeadingElement> }) {
  const { t } = useTranslation('content')
  return (
    <section className={styles.card} aria-labelledby="sent">
      <h2 id="sent" ref={heading} tabIndex={-1} className={styles.heading}>
        {t('contact.sent')}
      </h2>
      <p>{t('contact.sentText')}</p>
      <Button variant="secondary" onClick={onAnother}>
        {t('contact.another')}
      </Button>
    </section>
  )
}

const DRAFT = { draft: 'contact' }

/** A message to the shop (2c.4): stored once, however often its answer is lost. */
export function ContactForm() {
  const { t } = useTranslation('content')
  const message = useMessage()
  const shop = useShop()
  const [sent, setSent] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const rules = useRules()
  const { attach, onSubmit, field, failure, isSubmitting } = useForm(
    rules,
    async (text) => {
      const [name, email, telephone, comment] = [text('name'), text('email'), text('telephone'), text('comment')]
      const input = { name: name.trim(), email: email.trim(), comment, ...(telephone.trim() !== '' && { telephone }) }
      await shop.commerce.ask(contactUsMutation, { input }, { asGuest: true })
      setSent(true)
    },
    DRAFT,
  )
  useEffect(() => {
    if (sent) heading.current?.focus()
  }, [sent])
  if (sent) return <Sent heading={heading} onAnother={() => setSent(false)} />
  return (
    <form ref={attach} method="post" noValidate aria-labelledby="write" className={styles.card} onSubmit={onSubmit}>
      <h2 id="write" className={styles.heading}>
        {t('contact.write')}
      </h2>
      <noscript>
        <p className={styles.small}>{t('contact.noScript')}</p>
      </noscript>
      {failure !== null && <Problem text={message(failure)} />}
      <TextField {...field('name')} label={t('contact.name')} autoComplete="name" maxLength={100} required />
      <TextField
        {...field('email')}
        label={t('contact.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        required
      />
      <TextField
        {...field('telephone')}
        label={t('contact.telephone')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        hint={t('contact.telephoneHint')}
      />
      <TextArea
        {...field('comment')}
        label={t('contact.comment')}
        rows={6}
        maxLength={LONGEST_COMMENT}
        className={styles.comment}
        required
      />
      <SubmitButton busy={isSubmitting}>{t('contact.send')}</SubmitButton>
      <p className={styles.small}>{t('contact.noMedical')}</p>
    </form>
  )
}
