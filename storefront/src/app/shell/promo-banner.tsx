import { useSession } from '@leaflog/react'
import { useLoaderData } from '@tanstack/react-router'
import { classes } from '../../shared/ui/classes.ts'
import { ContentHtml } from '../../shared/ui/content-html.tsx'
import { legibleOn } from './legible-on.ts'
import styles from './promo-banner.module.css'
import { useTranslation } from 'react-i18next'

/**
 * The promotional banner above the header, for who is seen as signed in (2a.1, 4d.8, 9h.1). Colour and words are the brand's data, and
 * the words can be read whatever the colour. The colour is a drawing's, since no page of ours has inline styles.
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
