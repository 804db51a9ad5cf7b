import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useLanguage } from '../i18n/formats.ts'
import { isOwnPath, opensHere } from './app-link.tsx'
import { classes } from './classes.ts'
import styles from './content-html.module.css'

export type ContentHtmlProps = {
  /** HTML of a content block, as the gateway hands it out: with nothing in it but harmless words (3.16.1). */
  html: string
  /** Of its words, such as en; told to readers where the page's own is another (1.9). */
  language?: string | undefined
  /** Smaller and closer, for a note beside a form. */
  note?: boolean
  className?: string | undefined
}

/** Words of the content system (1.7). Links to our own pages open without a reload, as all of our links do. */
export function ContentHtml({ html, language, note = false, className }: ContentHtmlProps) {
  const router = useRouter()
  const here = useLanguage()
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    if (href == null || link?.target === '_blank' || !isOwnPath(href) || !opensHere(event)) return
    event.preventDefault()
    void router.navigate({ to: '/', href })
  }
  return (
    // The links inside are what is pressed; the element itself is none.
    <div
      role="presentation"
      lang={language === here ? undefined : language}
      className={classes(styles.content, note && styles.note, className)}
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
