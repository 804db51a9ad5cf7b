import type { ContentBlock } from '@leaflog/core/wire/content/content'
import { useLoaderData } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../shared/i18n/formats.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { ContentHtml } from '../../../shared/ui/content-html.tsx'
import { NoAnswer } from '../../../shared/ui/illustrations.tsx'
import { EmptyState } from '../../../shared/ui/empty-state.tsx'
import styles from './legal-pages.module.css'

/** A text of the program, from the content system. */
function LegalPage({ name, block }: { name: 'terms' | 'privacy'; block: ContentBlock | undefined }) {
  const { t } = useTranslation('rewards')
  const language = useLanguage()
  if (block === undefined)
    return (
      <article className={styles.legal}>
        <h1>{t(`${name}.title`)}</h1>
        <EmptyState
          drawing={<NoAnswer />}
          title={t(`${name}.missing`)}
          text={t('terms.missingText')}
          action={
            <a href={`/rewards/${name}`} className={buttonClass({ variant: 'secondary', size: 'small' })}>
              {t('terms.again')}
            </a>
          }
        />
      </article>
    )
  return (
    <article className={styles.legal}>
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

/** /rewards/terms (2d.1, 2c.7) */
export function TermsPage() {
  return <LegalPage name="terms" block={useLoaderData({ from: '/rewards/terms' })['rewards_terms']} />
}

/** /rewards/privacy (2c.7): the privacy notice for members. */
export function PrivacyPage() {
  return <LegalPage name="privacy" block={useLoaderData({ from: '/rewards/privacy' })['rewards_privacy']} />
}
