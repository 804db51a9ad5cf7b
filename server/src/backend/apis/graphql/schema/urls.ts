import type { Resolvers } from './resolvers.generated.ts'
import { entityUid } from '../../../rules/catalogue/uids.ts'
import { productPath, resolveUrl } from '../../../rules/catalogue/urls.ts'
import type { CommerceContext } from '../context/context.ts'
import { categoryNode } from './category-node.ts'
import { findContentPage } from './content-pages.ts'
import { nodeOf } from './product-node.ts'
import { refusal } from '../../../platform/domain-error.ts'

const longestUrl = 2000

async function find(url: string, context: CommerceContext) {
  if (url.trim() === '' || url.length > longestUrl) throw refusal('ADDRESS_OF_PAGE_INVALID')
  const view = await context.catalogue()
  return { view, target: resolveUrl(view, url) }
}

/** Resolves an address: a product by its url key, a category by its path, a content page by its name. */
export const urls: Resolvers = {
  Query: {
    route: async (_, { url }, context) => {
      const { view, target } = await find(url, context)
      if (!target) return (await findContentPage(context, url)) ?? null
      return target.kind === 'category' ? categoryNode(view, target.category) : nodeOf(view, target.offer)
    },
    urlResolver: async (_, { url }, context) => {
      const { target } = await find(url, context)
      if (!target) {
        const page = await findContentPage(context, url)
        return page ? { relative_url: page.relative_url, redirectCode: 0, type: page.type } : null
      }
      const [id, path] =
        target.kind === 'category'
          ? [target.category.id, target.category.urlPath]
          : [target.offer.product.id, productPath(target.offer.product)]
      return {
        id,
        entity_uid: entityUid(id),
        canonical_url: path,
        relative_url: path,
        redirectCode: 0,
        type: target.kind === 'category' ? 'CATEGORY' : 'PRODUCT',
      }
    },
  },
}
