import type { OutreachEvent, Post } from '@leaflog/core/wire/discover'
import { articleData, breadcrumbData, itemListData, NOINDEX, type Thing } from '@leaflog/core/seo'
import type { PageContext } from '../../shared/page/context.ts'
import { texts } from '../../shared/i18n/texts.ts'
import { pageHead } from '../../shared/page/page-head.ts'
import { site } from '../../shared/page/site.ts'
import { sharedPicture } from '../../shared/page/picture-address.ts'
import { type BlogPageData, blogHref } from './blog-loader.ts'
import { type EventsPageData, eventsHref } from './events-loader.ts'
import type { PromotionsPageData } from './promotions-loader.ts'

const PROMOTIONS = '/discover/promotions'
const DOCTORS = '/community-outreach/doctors'

export async function promotionsHead(context: PageContext, page: PromotionsPageData) {
  const t = await texts(context, 'discover')
  const named = page.kind === 'choose' ? null : { store: page.storeName }
  const trail = [{ label: t('trail.promotions'), href: PROMOTIONS }]
  return pageHead({
    title: named === null ? t('promotions.title') : t('promotions.titleAt', named),
    description: named === null ? t('promotions.description') : t('promotions.descriptionAt', named),
    path: PROMOTIONS,
    origin: context.origin,
    structured: [breadcrumbData(trail, context.origin)],
  })
}

export async function blogHead(context: PageContext, { topic, topics, posts, page, total }: BlogPageData) {
  const t = await texts(context, 'discover')
  const { origin } = context
  const found = topics.find(({ code }) => code === topic)
  const label = found && t(`blog.topicNames.${found.code}`, { defaultValue: found.label })
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
  const t = await texts(context, 'discover')
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
  const t = await texts(context, 'discover')
  const { origin } = context
  return pageHead({ title: t('blog.missingTitle'), description: '', path, origin, robots: NOINDEX })
}

/** schema.org Event. */
const eventData = (event: OutreachEvent, origin: string): Thing => ({
  '@type': 'Event',
  name: event.title,
  description: event.summary,
  startDate: new Date(event.startsAt).toISOString(),
  endDate: new Date(event.endsAt).toISOString(),
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  eventStatus: 'https://schema.org/EventScheduled',
  isAccessibleForFree: true,
  location: {
    '@type': 'Place',
    name: event.place,
    address: {
      '@type': 'PostalAddress',
      streetAddress: event.address,
      addressLocality: event.city,
      addressRegion: event.stateCode,
      postalCode: event.postcode,
      addressCountry: 'US',
    },
  },
  organizer: { '@type': 'Organization', name: site.name, url: origin },
})

const communityTrail = (label: string, community: string, href: string) => [
  { label: community, href: '/community-outreach' },
  { label, href },
]

export async function eventsHead(context: PageContext, { state, stateName, page, upcoming }: EventsPageData) {
  const t = await texts(context, 'discover')
  const { origin } = context
  const path = eventsHref(state, page)
  const trail = communityTrail(t('trail.events'), t('trail.community'), '/community-outreach/events')
  return pageHead({
    title: stateName === null ? t('events.title') : t('events.titleIn', { state: stateName }),
    description: t('events.description'),
    path,
    origin,
    structured: [breadcrumbData(trail, origin), ...upcoming.map((event) => eventData(event, origin))],
  })
}

export async function doctorsHead(context: PageContext) {
  const t = await texts(context, 'discover')
  const { origin } = context
  return pageHead({
    title: t('doctors.title'),
    description: t('doctors.description'),
    path: DOCTORS,
    origin,
    structured: [breadcrumbData(communityTrail(t('trail.doctors'), t('trail.community'), DOCTORS), origin)],
  })
}
