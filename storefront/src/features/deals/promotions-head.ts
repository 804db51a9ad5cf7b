import { breadcrumbData } from '@leaflog/core/seo'
import type { PageContext } from '../../shared/page/context.ts'
import { texts } from '../../shared/i18n/texts.ts'
import { pageHead } from '../../shared/page/page-head.ts'
import type { PromotionsPageData } from './promotions-loader.ts'

const PROMOTIONS = '/discover/promotions'

export async function promotionsHead(context: PageContext, page: PromotionsPageData) {
  const t = await texts(context, 'discover', 'catalogue', 'stores')
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
