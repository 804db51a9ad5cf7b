import { useTranslation } from 'react-i18next'
import styles from './test-start.module.css'

/** A jar with the state's label; a ring marks the batch code. */
function JarLabel({ title }: { title: string }) {
  return (
    <svg viewBox="0 0 320 200" role="img" aria-label={title} className={styles.jar}>
      <path d="M92 30h136v18H92z" className={styles.lid} />
      <path
        d="M100 48h120c3 14 16 18 16 34v88a16 16 0 0 1-16 16H100a16 16 0 0 1-16-16V82c0-16 13-20 16-34Z"
        className={styles.glass}
      />
      <path d="M84 96h152v66H84z" className={styles.paper} />
      <path d="M98 110h52M98 120h74M98 130h40" className={styles.line} />
      <text x="98" y="152" className={styles.code}>
        TG6974D
      </text>
      <rect x="92" y="138" width="74" height="20" rx="10" className={styles.ring} />
      <path d="M190 110h32v32h-32zM196 116h8v8h-8zM208 128h8v8h-8zM208 116h8M196 132h6" className={styles.line} />
    </svg>
  )
}

/** The start page: where to find the code, and what is tested. */
export function TestStart() {
  const { t } = useTranslation('places')
  return (
    <div className={styles.start}>
      <JarLabel title={t('tests.label')} />
      <div className={styles.words}>
        <section>
          <h2>{t('tests.where')}</h2>
          <p>{t('tests.whereText')}</p>
        </section>
        <section>
          <h2>{t('tests.tested')}</h2>
          <p>{t('tests.testedText')}</p>
        </section>
      </div>
    </div>
  )
}
