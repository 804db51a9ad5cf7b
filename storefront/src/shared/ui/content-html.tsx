import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { useLanguage } from '../i18n/formats.ts'
import { follow } from '../page/follow.ts'
import { isOwnPath, opensHere } from './app-link.tsx'
import { classes } from './classes.ts'
import styles from './content-html.module.css'

export type ContentHtmlProps = {
  /** HTML of a content block, sanitized by the gateway (3.16.1). */
  html: string
  /** Language of its text, such as en; set as `lang` if the page's differs (1.9). */
  language?: string | undefined
  /** Smaller and denser, for a note beside a form. */
  note?: boolean
  className?: string | undefined
}

/** Text of the content system (1.7). Links to our own pages open without a reload. */
export function ContentHtml({ html, language, note = false, className }: ContentHtmlProps) {
  const router = useRouter()
  const here = useLanguage()
  const onClick = (event: MouseEvent<HTMLDivElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const href = link?.getAttribute('href')
    if (href == null || link?.target === '_blank' || !isOwnPath(href) || !opensHere(event)) return
    event.preventDefault()
    follow(router, href)
  }
  return (
    /* Handles clicks of the links inside; the element itself is not interactive. */
    <div
      role="presentation"
      lang={language === here ? undefined : language}
      className={classes(styles.content, note && styles.note, className)}
      onClick={onClick}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
