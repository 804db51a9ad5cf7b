import type { Post } from '@leaflog/core/wire/content/discover'
import { articleData, breadcrumbData, itemListData, NOINDEX } from '@leaflog/core/seo'
import type { PageContext } from '../../shared/page/context.ts'
import { texts } from '../../shared/i18n/texts.ts'
import { pageHead } from '../../shared/page/page-head.ts'
import { site } from '../../shared/page/site.ts'
import { sharedPicture } from '../../shared/page/picture-address.ts'
import { type BlogPageData, blogHref } from './blog-loader.ts'

export async function blogHead(context: PageContext, { topic, topics, posts, page, total }: BlogPageData) {
  const t = await texts(context, 'discover', 'catalogue')
  const { origin } = context
  const label = topics.find(({ code }) => code === topic)?.label
  const title = label === undefined ? t('blog.title') : t('blog.topicTitle', { topic: label })
  const items = posts.map((post) => ({ name: post.title, href: `/discover/blog/${post.slug}` }))
  return pageHead({
    title,
    description: t('blog.description'),
    path: blogHref(topic, page),
    origin,
    ...(posts[0]?.picture && { picture: posts[0].picture }),
    structured: [
      breadcrumbData([{ label: t('trail.blog'), href: '/discover/blog' }], origin),
      itemListData(title, items, origin, { total }),
    ],
  })
}

export async function postHead(context: PageContext, post: Post) {
  const t = await texts(context, 'discover', 'catalogue')
  const { origin } = context
  const path = `/discover/blog/${post.slug}`
  const trail = [
    { label: t('trail.blog'), href: '/discover/blog' },
    { label: post.title, href: path },
  ]
  const article = articleData({
    title: post.title,
    description: post.summary,
    url: origin + path,
    images: post.picture === null ? [] : [origin + sharedPicture(post.picture)],
    published: post.publishedOn,
    author: post.author.name,
    publisher: site.name,
    language: post.language,
  })
  return pageHead({
    title: post.title,
    description: post.summary,
    path,
    origin,
    type: 'article',
    ...(post.picture !== null && { picture: post.picture }),
    structured: [breadcrumbData(trail, origin), article],
  })
}

export async function missingPostHead(context: PageContext, path: string) {
  const t = await texts(context, 'discover', 'catalogue')
  const { origin } = context
  return pageHead({ title: t('blog.missingTitle'), description: '', path, origin, robots: NOINDEX })
}
