import { useSession } from '@leaflog/react'
import { useLoaderData } from '@tanstack/react-router'
import { classes } from '../../shared/ui/classes.ts'
import { ContentHtml } from '../../shared/ui/content-html.tsx'
import { legibleOn } from './legible-on.ts'
import styles from './promo-banner.module.css'
import { useTranslation } from 'react-i18next'

/**
 * The promotional banner above the header, for signed-in visitors (2a.1, 4d.8, 9h.1). Color and text are the brand's
 * data, and the text is legible on any color. The color is an SVG fill, because no page has inline styles.
 */
export function PromoBanner() {
  const { header } = useLoaderData({ from: '__root__' })
  const { t } = useTranslation('common')
  const { status } = useSession()
  if (status !== 'signedIn' || header === null || header.promobannerText.trim() === '') return null
  const { promobannerText: words, promobannerBgColor: colour } = header
  const text = legibleOn(colour)
  return (
    <aside aria-label={t('layout.promotion')} className={classes(styles.banner, text !== null && styles[text])}>
      {text !== null && (
        <svg aria-hidden="true" className={styles.ground}>
          <rect width="100%" height="100%" fill={colour} />
        </svg>
      )}
      <ContentHtml html={words} className={styles.words} />
    </aside>
  )
}
