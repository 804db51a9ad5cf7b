import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NothingListed } from '../../shared/product/listing-frame.tsx'
import { Paging } from '../../shared/product/paging.tsx'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { chipClass } from '../../shared/ui/chip.tsx'
import { type BlogPageData, blogHref } from './blog-loader.ts'
import styles from './blog-page.module.css'
import { Frame, SmallPrint } from '../../shared/product/section-frame.tsx'
import { PostCard } from './post-card.tsx'

const route = getRouteApi('/discover/blog')

/** The journal (2c.1): its topics, and its posts in pages. */
export function BlogPage() {
  const { t } = useTranslation('discover')
  const page = route.useLoaderData()
  const { posts, topic, pages } = page
  const leads = topic === null && page.page === 1
  return (
    <Frame
      trail={[{ label: t('trail.blog'), href: '/discover/blog' }]}
      title={t('blog.title')}
      intro={t('blog.intro')}
      count={pages > 1 ? t('blog.pageOf', { page: page.page, pages }) : undefined}
    >
      <Topics page={page} />
      {posts.length === 0 && (
        <NothingListed title={t('blog.emptyTitle')} text={t('blog.emptyText')}>
          <AppLink href="/cannabis-education" className={buttonClass()}>
            {t('blog.topics')}
          </AppLink>
        </NothingListed>
      )}
      <ul className={styles.posts}>
        {posts.map((post, position) => (
          <li key={post.slug} {...(leads && position === 0 && { className: styles.lead })}>
            <PostCard post={post} lead={leads && position === 0} eager={position < (leads ? 1 : 3)} />
          </li>
        ))}
      </ul>
      <Paging page={page.page} pages={pages} hrefOf={(number) => blogHref(topic, number)} />
      <SmallPrint>{t('blog.disclaimer')}</SmallPrint>
    </Frame>
  )
}

function Topics({ page: { topics, topic } }: { page: BlogPageData }) {
  const { t } = useTranslation('discover')
  const chips = [{ code: null, label: t('blog.all') }, ...topics]
  return (
    <nav aria-label={t('blog.topics')}>
      <ul className={styles.topics}>
        {chips.map(({ code, label }) => (
          <li key={code ?? ''}>
            <AppLink
              href={blogHref(code)}
              className={chipClass(code === topic ? 'active' : 'plain', true)}
              aria-current={code === topic ? 'page' : undefined}
            >
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
