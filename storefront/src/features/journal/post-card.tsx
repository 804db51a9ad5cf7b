import type { PostCard as Card } from '@leaflog/core/wire/content/discover'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { classes } from '../../shared/ui/classes.ts'
import { Picture } from '../../shared/ui/picture.tsx'
import { useLangOf } from '../../shared/i18n/in-language.ts'
import styles from './post-card.module.css'

export type PostCardProps = {
  post: Card
  /** The lead post: wider, its image beside the text. */
  lead?: boolean
  /** The level of the card's heading. */
  heading?: 'h2' | 'h3'
  /** Visible without scrolling. */
  eager?: boolean
}

/** A post of the journal; the whole card links to it. */
export function PostCard({ post, lead = false, heading: Heading = 'h2', eager = false }: PostCardProps) {
  const { t } = useTranslation('discover')
  const formats = useFormats()
  const langOf = useLangOf()
  const { title, summary, picture, publishedOn, readingMinutes, slug, topic } = post
  return (
    <article className={classes(styles.card, lead && styles.lead)}>
      {picture !== null && (
        <Picture
          path={picture}
          alt=""
          width={lead ? 720 : 400}
          height={lead ? 504 : 280}
          sizes={lead ? '(width <= 767px) 92vw, 680px' : '(width <= 767px) 92vw, (width <= 1023px) 46vw, 384px'}
          eager={eager}
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <p className={styles.topic}>{topic.label}</p>
        <Heading className={styles.title} lang={langOf(post.language)}>
          <AppLink href={`/discover/blog/${slug}`} className={styles.way}>
            {title}
          </AppLink>
        </Heading>
        <p className={styles.summary} lang={langOf(post.language)}>
          {summary}
        </p>
        <p className={styles.facts}>
          <time dateTime={publishedOn}>{formats.shortDay(publishedOn)}</time>
          <span>{t('blog.minutesToRead', { count: readingMinutes })}</span>
        </p>
      </div>
    </article>
  )
}
