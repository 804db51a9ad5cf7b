/** What the steps of checkout share. @module */
import type { Missing } from '@leaflog/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../../shared/i18n/use-message.ts'
import styles from './missing-requirements.module.css'
import { needId } from './need-id.ts'

/** What keeps somebody from going on, each with the way to where it is said. It takes the focus whenever it is asked for. */
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
        {missing.map(({ need, sentence: said }) => (
          <li key={need}>
            <a href={`#${needId(need)}`}>{sentence(said)}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
