import type { Breadcrumb } from '@leaflog/core/catalogue'
import type { ContentPage } from '@leaflog/core/wire/content/content'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BreadcrumbTrail } from '../../shared/product/breadcrumb-trail.tsx'
import { useFormats, useLanguage } from '../../shared/i18n/formats.ts'
import { classes } from '../../shared/ui/classes.ts'
import { ContentHtml } from '../../shared/ui/content-html.tsx'
import styles from './reading-page.module.css'
import { type PlantName, Sprig } from './sprig.tsx'

type ReadingPageProps = {
  page: ContentPage
  /** The page's own address. */
  path: string
  /** Parent pages, without Home. */
  above?: readonly Breadcrumb[]
  plant?: PlantName
  /** Beside the text on wide screens, below it on others: an action. */
  aside?: ReactNode
  /** Below the text. */
  children?: ReactNode
}

/** From this number of sections on, a page has a table of contents. */
const LONG = 5

function TableOfContents({ page }: { page: ContentPage }) {
  const { t } = useTranslation('content')
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents" className={styles.contentsHeading}>
        {t('contents')}
      </h2>
      <ol className={styles.sections}>
        {page.sections.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.section}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A text page (1.7): breadcrumbs, title, sections, text, and date of the last change. */
export function ReadingPage({ page, path, above = [], plant = 'fern', aside, children }: ReadingPageProps) {
  const { t } = useTranslation('content')
  const { day } = useFormats()
  const here = useLanguage()
  const lang = page.language === here ? undefined : page.language
  const isLong = aside === undefined && page.sections.length >= LONG
  return (
    <div className={styles.page}>
      <BreadcrumbTrail trail={[...above, { label: page.title, href: path }]} />
      <header className={styles.head}>
        <h1 lang={lang} className={styles.title}>
          {page.heading}
        </h1>
        <Sprig plant={plant} className={styles.sprig} />
      </header>
      {lang !== undefined && <p className={styles.foreign}>{t('onlyEnglish')}</p>}
      <div className={classes(styles.body, (isLong || aside !== undefined) && styles.two)}>
        {isLong && (
          <div lang={lang}>
            <TableOfContents page={page} />
          </div>
        )}
        <article className={styles.article}>
          <ContentHtml html={page.content} language={page.language} />
          {page.updatedOn !== '' && <p className={styles.changed}>{t('changed', { date: day(page.updatedOn) })}</p>}
          {children}
        </article>
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
      </div>
    </div>
  )
}
