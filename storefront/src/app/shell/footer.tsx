import type { FooterContent } from '@leaflog/core/wire/content/content'
import { useLoaderData } from '@tanstack/react-router'
import { site } from '../../shared/page/site.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { useLiveLinks } from '../../shared/ui/use-live-links.ts'
import { BrandName } from '../../shared/ui/brand-mark.tsx'
import styles from './footer.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { ThemeSwitch } from './theme.tsx'
import { useEnclosed } from './use-enclosed.ts'
import { useTranslation } from 'react-i18next'
import { useTerm } from '../../shared/i18n/use-term.ts'

function Links({ links }: { links: FooterContent['social'] }) {
  return links.map(({ label, link, newTab }) => (
    <li key={label}>
      <AppLink href={link} newTab={newTab} className={styles.link}>
        {label}
      </AppLink>
    </li>
  ))
}

function Columns({ columns }: Pick<FooterContent, 'columns'>) {
  const live = useLiveLinks()
  const kept = columns.map((column) => ({ ...column, links: live(column.links, ({ link }) => link) }))
  return kept
    .filter((column) => column.links.length > 0)
    .map((column) => (
      <section key={column.heading}>
        <h2 className={styles.heading}>{column.heading}</h2>
        <ul>
          <Links links={column.links} />
        </ul>
      </section>
    ))
}

function Newsletter({ newsletter }: Pick<FooterContent, 'newsletter'>) {
  const { t } = useTranslation('common')
  const word = useTerm()
  return (
    <section className={styles.newsletter}>
      <h2 className={styles.call}>{newsletter.heading}</h2>
      <p className={styles.soft}>{newsletter.text}</p>
      <ul className={styles.states} aria-label={t('layout.enrol')}>
        {newsletter.enrolment.map(({ state, link }) => (
          <li key={state}>
            <AppLink href={link} newTab className={styles.state}>
              {word(state)}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The footer (2d.4): newsletter with an enrollment link per state, columns, social links and the small print; at the checkout only the last. */
export function Footer() {
  const { t } = useTranslation('common')
  const { header, footer } = useLoaderData({ from: '__root__' })
  const isEnclosed = useEnclosed()
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {!isEnclosed && (
          <div className={styles.top}>
            <div className={styles.brand}>
              <BrandName name={header?.brand.name ?? site.name} size={36} />
              {header !== null && <p className={styles.soft}>{header.brand.tagline}</p>}
            </div>
            {footer !== null && <Newsletter newsletter={footer.newsletter} />}
          </div>
        )}
        {footer !== null && !isEnclosed && (
          <nav aria-label={t('layout.footer')} className={styles.columns}>
            <Columns columns={footer.columns} />
          </nav>
        )}
        <div className={styles.end}>
          {footer !== null && !isEnclosed && (
            <ul className={styles.social} aria-label={t('layout.social')}>
              <Links links={footer.social} />
            </ul>
          )}
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        {footer !== null && <p className={styles.legal}>{footer.legal}</p>}
      </div>
    </footer>
  )
}
