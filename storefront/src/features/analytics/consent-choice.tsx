import { useAnalytics, useShop } from '@leaflog/react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAttempt } from '../../shared/page/attempt.ts'
import styles from './consent-choice.module.css'

/** For the privacy page: the current choice, and a way to change it at any time. */
export function ConsentChoice() {
  const shop = useShop()
  const attempt = useAttempt()
  const { t } = useTranslation('analytics')
  const { consent, asks, refusesAll } = useAnalytics()
  const group = useId()
  // Shows the clicked choice until it is stored.
  const [wanted, setWanted] = useState<'granted' | 'refused' | null>(null)
  const choose = (choice: 'granted' | 'refused') => {
    setWanted(choice)
    attempt(shop.analytics.chooseConsent(choice).finally(() => setWanted(null)))
  }
  const answers = [
    { choice: 'granted', label: t('choice.allowed'), note: t('choice.allowedNote') },
    { choice: 'refused', label: t('choice.refused'), note: t('choice.refusedNote') },
  ] as const
  return (
    <section aria-labelledby={`${group}-title`} className={styles.section}>
      <h2 id={`${group}-title`}>{t('choice.heading')}</h2>
      <p>{t('choice.text')}</p>
      <fieldset className={styles.group} aria-busy={wanted !== null || undefined}>
        <legend className={styles.legend}>{t('bar.question')}</legend>
        {answers.map(({ choice, label, note }) => (
          <label key={choice} className={styles.answer}>
            <input
              type="radio"
              name={group}
              value={choice}
              checked={(wanted ?? consent) === choice}
              onChange={() => choose(choice)}
              className={styles.radio}
            />
            <span className={styles.label}>{label}</span>
            <span className={styles.note}>{note}</span>
          </label>
        ))}
      </fieldset>
      <p role="status" className={styles.state}>
        {refusesAll && consent === 'refused' ? t('choice.privacyControl') : asks ? t('choice.open') : ''}
      </p>
    </section>
  )
}
