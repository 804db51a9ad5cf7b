import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../shared/i18n/formats.ts'
import { LANGUAGE_PARAMETER, languageNames, languages } from '../../shared/i18n/languages.ts'
import { classes } from '../../shared/ui/classes.ts'
import styles from './language-switch.module.css'

/** The same page in another language (1.9). Plain links: the server stores the choice and renders the page again. */
export function LanguageSwitch() {
  const { t } = useTranslation('common')
  const current = useLanguage()
  const address = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  const inLanguage = (language: string) =>
    `${address}${address.includes('?') ? '&' : '?'}${LANGUAGE_PARAMETER}=${language}`
  return (
    <nav aria-label={t('language.heading')}>
      <ul className={styles.list}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={inLanguage(language)}
              lang={language}
              hrefLang={language}
              rel="nofollow"
              aria-current={language === current ? 'true' : undefined}
              className={classes(styles.link, language === current && styles.current)}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
