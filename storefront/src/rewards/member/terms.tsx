import { useLoaderData } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/formats.ts'
import { ContentHtml } from '../../ui/content-html.tsx'
import { AppLink } from '../../ui/app-link.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { NoAnswer } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import styles from './terms.module.css'

/** /rewards/terms (2d.1, 2c.7): the programme's terms, as the content system has them. */
export function TermsPage() {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  const block = useLoaderData({ from: '/rewards/terms' })['rewards_terms']
  if (block === undefined)
    return (
      <article className={styles.terms}>
        <h1>{t('terms.title')}</h1>
        <EmptyState
          drawing={<NoAnswer />}
          title={t('terms.missing')}
          text={t('terms.missingText')}
          action={
            <a href="/rewards/terms" className={buttonClass({ variant: 'secondary', size: 'small' })}>
              {t('terms.again')}
            </a>
          }
        />
      </article>
    )
  return (
    <article className={styles.terms}>
      {!/<h1[\s>]/i.test(block.content) && (
        <h1 lang={block.language === language ? undefined : block.language}>{block.title}</h1>
      )}
      <ContentHtml html={block.content} language={block.language} />
      <p className={styles.end}>
        <AppLink href="/rewards/dashboard">{t('terms.toRewards')}</AppLink>
      </p>
    </article>
  )
}
