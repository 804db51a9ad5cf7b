/** What the steps of checkout share. @module */
import type { Missing } from '@leaflog/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import styles from './missing-requirements.module.css'
import { needId } from './need-id.ts'

/** The missing requirements, each linking to its field. It takes the focus when `asked` changes. */
export function MissingRequirements({ missing, asked }: { missing: readonly Missing[]; asked: number }) {
  const { t } = useTranslation('checkout')
  const sentence = useMessage()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked > 0) box.current?.focus()
  }, [asked])
  if (asked === 0 || missing.length === 0) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.box}>
      <p className={styles.title}>{t('missing', { count: missing.length })}</p>
      <ul>
        {missing.map(({ need, sentence: text }) => (
          <li key={need}>
            <a href={`#${needId(need)}`}>{sentence(text)}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
