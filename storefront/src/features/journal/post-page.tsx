import { getRouteApi } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { BreadcrumbTrail } from '../../shared/product/breadcrumb-trail.tsx'
import { useFormats } from '../../shared/i18n/formats.ts'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { chipClass } from '../../shared/ui/chip.tsx'
import { ContentHtml } from '../../shared/ui/content-html.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import { blogHref } from './blog-loader.ts'
import { Section, SmallPrint } from '../../shared/product/section-frame.tsx'
import { useLangOf } from '../../shared/i18n/in-language.ts'
import { PostCard } from './post-card.tsx'
import styles from './post-page.module.css'

const route = getRouteApi('/discover/blog/$slug')

/** A post of the journal (2c.1), and what to read next. */
export function PostPage() {
  const { t } = useTranslation('discover')
  const formats = useFormats()
  const langOf = useLangOf()
  const post = route.useLoaderData()
  const { author, content, picture, publishedOn, readingMinutes, related, slug, summary, title, topic } = post
  const lang = langOf(post.language)
  return (
    <div className={styles.page}>
      <BreadcrumbTrail
        trail={[
          { label: t('trail.blog'), href: '/discover/blog' },
          { label: title, href: `/discover/blog/${slug}` },
        ]}
      />
      <article className={styles.article}>
        <header className={styles.header}>
          <AppLink href={blogHref(topic.code)} className={chipClass('plain', true)}>
            {topic.label}
          </AppLink>
          <h1 tabIndex={-1} lang={lang}>
            {title}
          </h1>
          <p className={styles.summary} lang={lang}>
            {summary}
          </p>
          <p className={styles.facts}>
            <span>{t('blog.by', { name: author.name, role: author.role })}</span>
            <time dateTime={publishedOn}>{formats.day(publishedOn)}</time>
            <span>{t('blog.minutesToRead', { count: readingMinutes })}</span>
          </p>
          {lang !== undefined && <p className={styles.note}>{t('blog.inEnglish')}</p>}
        </header>
        {picture !== null && (
          <Picture
            path={picture}
            alt=""
            width={960}
            height={480}
            sizes="(width <= 1023px) 92vw, 960px"
            eager
            className={styles.picture}
          />
        )}
        <div lang={lang} className={styles.words}>
          <ContentHtml html={content} className={styles.content} />
        </div>
        <footer className={styles.foot}>
          <AppLink href="/discover/blog" className={styles.back}>
            <Icon icon={ArrowLeft} size={18} /> {t('blog.back')}
          </AppLink>
        </footer>
      </article>
      {related.length > 0 && (
        <Section id="related" title={t('blog.related')}>
          <ul className={styles.related}>
            {related.map((other) => (
              <li key={other.slug}>
                <PostCard post={other} heading="h3" />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <SmallPrint>{t('blog.disclaimer')}</SmallPrint>
    </div>
  )
}
