import { breadcrumbData } from '@leaflog/core/seo'
import type { PageContext } from '../../../shared/page/context.ts'
import { texts } from '../../../shared/i18n/texts.ts'
import { pageHead } from '../../../shared/page/page-head.ts'

const PATH = '/community-outreach/doctors'

export async function forDoctorsHead(context: PageContext) {
  const t = await texts(context, 'discover', 'forms')
  const { origin } = context
  const trail = [
    { label: t('trail.community'), href: '/community-outreach' },
    { label: t('trail.doctors'), href: PATH },
  ]
  return pageHead({
    title: t('doctors.title'),
    description: t('doctors.description'),
    path: PATH,
    origin,
    structured: [breadcrumbData(trail, origin)],
  })
}
