/** Outreach: events, and a message to the shop. @module */
import { isEmail } from '@leaflog/core'
import { contactUsMutation } from '@leaflog/core/wire/commerce/content-pages'
import { useShop } from '@leaflog/react'
import type { TFunction } from 'i18next'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmailField } from '../../../shared/forms/email-field.tsx'
import { phoneProblem } from '../../../shared/forms/field-rules.ts'
import { Pair, Problem, SubmitButton } from '../../../shared/forms/form-parts.tsx'
import { SelectField, TextField } from '../../../shared/forms/text-field.tsx'
import { type Form, useForm } from '../../../shared/forms/use-form.ts'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import { useTerm } from '../../../shared/i18n/use-term.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { TextArea } from '../../../shared/ui/field.tsx'
import styles from './message-form.module.css'
import { doctorComment, doctorTopics, OUTREACH_PHONE, OUTREACH_PHONE_HREF, programmeStates } from './outreach.ts'

const longest = { name: 100, practice: 120, email: 254, message: 2000 } as const

const rulesIn = (t: TFunction<'discover'>) => {
  const required = (text: string) => (text.trim() === '' ? t('doctors.required') : null)
  return {
    name: required,
    practice: required,
    email: (text: string) => required(text) ?? (isEmail(text.trim()) ? null : t('doctors.emailWrong')),
    phone: (text: string) => (phoneProblem(text) === null ? null : t('doctors.phoneWrong')),
    state: required,
    topic: required,
    message: () => null,
  }
}

type FrameProps = { form: Pick<Form<string>, 'attach' | 'onSubmit'>; children: ReactNode }

const DRAFT = { draft: 'outreach' }

/** A doctor's message: contact details and text, stored by the backend and answered by staff. */
export function MessageForm() {
  const { t } = useTranslation('discover')
  const shop = useShop()
  const word = useTerm()
  const sentence = useMessage()
  const rules = useMemo(() => rulesIn(t), [t])
  const [sent, setSent] = useState(false)
  const form = useForm(
    rules,
    async (text) => {
      const comment = doctorComment({
        practice: text('practice'),
        state: text('state'),
        topic: text('topic'),
        message: text('message'),
      })
      const phone = text('phone').trim()
      const input = { name: text('name').trim(), email: text('email').trim(), telephone: phone || null, comment }
      await shop.commerce.ask(contactUsMutation, { input }, { hidden: true, asGuest: true })
      setSent(true)
    },
    DRAFT,
  )
  if (sent) return <Thanks onAnother={() => setSent(false)} />
  return (
    <FormFrame form={form}>
      <Problem text={form.failure === null ? null : sentence(form.failure)} />
      <Pair>
        <TextField
          {...form.field('name')}
          label={t('doctors.name')}
          autoComplete="name"
          maxLength={longest.name}
          required
        />
        <TextField
          {...form.field('practice')}
          label={t('doctors.practice')}
          autoComplete="organization"
          maxLength={longest.practice}
          required
        />
      </Pair>
      <Pair>
        <EmailField {...form.field('email')} autoComplete="email" maxLength={longest.email} />
        <TextField {...form.field('phone')} label={t('doctors.phone')} type="tel" autoComplete="tel" maxLength={20} />
      </Pair>
      <Pair>
        <SelectField {...form.field('state')} label={t('doctors.state')} defaultValue="" required>
          <option value="" disabled>
            {t('doctors.chooseState')}
          </option>
          {programmeStates.map(({ code, name }) => (
            <option key={code} value={code}>
              {word(name)}
            </option>
          ))}
        </SelectField>
        <SelectField {...form.field('topic')} label={t('doctors.topic')} defaultValue={doctorTopics[0]}>
          {doctorTopics.map((topic) => (
            <option key={topic} value={topic}>
              {t(`doctors.topics.${topic}`)}
            </option>
          ))}
        </SelectField>
      </Pair>
      <TextArea
        {...form.field('message')}
        label={t('doctors.message')}
        hint={t('doctors.messageHint')}
        rows={5}
        maxLength={longest.message}
      />
      <div className={styles.ways}>
        <div className={styles.send}>
          <SubmitButton busy={form.isSubmitting}>{t('doctors.send')}</SubmitButton>
        </div>
        <a href={OUTREACH_PHONE_HREF} className={styles.call}>
          {t('doctors.call', { phone: OUTREACH_PHONE })}
        </a>
      </div>
    </FormFrame>
  )
}

/** Its method is POST, so that no input ever gets into an address. */
function FormFrame({ form: { attach, onSubmit }, children }: FrameProps) {
  const { t } = useTranslation('discover')
  return (
    <form ref={attach} method="post" noValidate aria-labelledby="talk" className={styles.form} onSubmit={onSubmit}>
      <noscript>
        <p className={styles.note}>{t('doctors.needsJavaScript', { phone: OUTREACH_PHONE })}</p>
      </noscript>
      {children}
    </form>
  )
}

/** Confirms the message in place of the form, with the focus on it. */
function Thanks({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('discover')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.thanks} role="status">
      <h3 ref={heading} tabIndex={-1}>
        {t('doctors.sentTitle')}
      </h3>
      <p>{t('doctors.sentText')}</p>
      <Button variant="secondary" size="small" onClick={onAnother}>
        {t('doctors.another')}
      </Button>
    </div>
  )
}
