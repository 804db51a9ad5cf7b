/** Categories (3.10): a tree whose categories list what the store sells in the request's mode. */
import type { CategoryTreeProductsArgs, QueryCategoriesArgs, Resolvers } from './resolvers.generated.ts'
import { breadcrumbs, findCategories, pathOf } from '../../../rules/catalogue/categories.ts'
import { categoriesAbove } from '../../../rules/catalogue/filters.ts'
import { entityUid } from '../../../rules/catalogue/uids.ts'
import { ENGLISH, languageOf } from '../../../rules/content/languages.ts'
import type { Category } from '../../../rules/catalogue/model.ts'
import type { CommerceContext } from '../context/context.ts'
import { categoryNode, type CategoryNode } from './category-node.ts'
import { readPage, pageInfo } from './paging.ts'
import { pictureUrl } from './product-media.ts'
import { nodeOf } from './product-node.ts'
import { listProducts } from './products.ts'
import { refusal } from '../../../platform/domain-error.ts'

const PAGE = 20
const sortable = ['position', 'name', 'price']

const countIn = ({ view, category }: CategoryNode) =>
  view.offers().filter(({ isInMode, product }) => isInMode && categoriesAbove(product.categories).includes(category))
    .length

const crumbs = ({ category }: CategoryNode) => {
  const above = breadcrumbs(category)
  return above.length === 0
    ? null
    : above.map(({ id, name, level, urlKey, urlPath }) => ({
        category_id: id,
        category_uid: entityUid(id),
        category_name: name,
        category_level: level,
        category_url_key: urlKey,
        category_url_path: urlPath,
      }))
}

function products({ view, category }: CategoryNode, { pageSize, currentPage, sort }: CategoryTreeProductsArgs) {
  const filter = { category_id: { eq: String(category.id) } }
  const listing = listProducts(view, { filter, sort, pageSize: pageSize ?? PAGE, currentPage: currentPage ?? 1 })
  return {
    items: listing.offers.map((offer) => nodeOf(view, offer)),
    total_count: listing.all.length,
    page_info: { current_page: listing.currentPage, page_size: listing.pageSize, total_pages: listing.totalPages },
  }
}

/** Shown in menus and lists of categories. Brands are not, since they have their own pages. */
const isInMenu = ({ urlPath }: Category) => urlPath !== 'brands' && !urlPath.startsWith('brands/')

const of =
  <Value>(read: (category: Category) => Value) =>
  ({ category }: CategoryNode) =>
    read(category)

/** The category's texts in the language of the store view (7a.2), or in English without a translation. */
function textsOf({ details }: Category, store: string | null) {
  const language = languageOf(store)
  const translated = details.translations?.[language]
  return translated ? { ...translated, language } : { ...details, language: ENGLISH }
}

const text =
  (read: (texts: ReturnType<typeof textsOf>) => string) =>
  ({ category }: CategoryNode, _: unknown, { shopping }: CommerceContext) =>
    read(textsOf(category, shopping.store))

const categoryFields = {
  id: of(({ id }) => id),
  uid: of(({ id }) => entityUid(id)),
  name: of(({ name }) => name),
  level: of(({ level }) => level),
  position: of(({ position }) => position),
  path: of(pathOf),
  path_in_store: of(({ urlPath }) => urlPath),
  url_key: of(({ urlKey }) => urlKey),
  url_path: of(({ urlPath }) => urlPath),
  url_suffix: () => '',
  canonical_url: of(({ urlPath }) => urlPath),
  description: text(({ description }) => description),
  display_mode: of(({ details }) => details.displayMode),
  image: ({ category }: CategoryNode, _: unknown, { publicUrl }: CommerceContext) =>
    category.details.image === null ? null : pictureUrl(publicUrl, category.details.image),
  meta_title: of(({ details }) => details.metaTitle),
  meta_description: text(({ metaDescription }) => metaDescription),
  meta_keywords: of(({ details }) => details.metaKeywords),
  language: text(({ language }) => language),
  include_in_menu: of((category) => Number(isInMenu(category))),
  is_anchor: () => 1,
  available_sort_by: () => sortable,
  default_sort_by: () => 'position',
  staged: () => false,
  breadcrumbs: crumbs,
  children_count: of(({ children }) => String(children.length)),
  children: ({ view, category }: CategoryNode) => category.children.map((child) => categoryNode(view, child)),
  product_count: countIn,
  products,
  relative_url: of(({ urlPath }) => urlPath),
  redirect_code: () => 0,
  type: () => 'CATEGORY' as const,
}

async function find({ filters, ...page }: QueryCategoriesArgs, context: CommerceContext) {
  const view = await context.catalogue()
  const asked = readPage(page, PAGE)
  const found = findCategories(view.catalogue, filters ?? {})
  const totalPages = Math.ceil(found.length / asked.size)
  if (found.length > 0 && asked.current > totalPages) {
    throw refusal('PAGE_OUT_OF_RANGE', { page: asked.current, pages: totalPages })
  }
  const items = found.slice(asked.offset, asked.offset + asked.size).map((category) => categoryNode(view, category))
  return { items, total_count: found.length, page_info: pageInfo(asked, found.length) }
}

export const categories: Resolvers = {
  Query: {
    categories: (_, args, context) => find(args, context),
    categoryList: async (_, args, context) => (await find(args, context)).items,
    category: async (_, { id }, context) => {
      const view = await context.catalogue()
      const { root, categories: all } = view.catalogue
      const found = id === undefined || id === null ? root : all.find((category) => category.id === id)
      if (!found) throw refusal('CATEGORY_UNKNOWN')
      return categoryNode(view, found)
    },
  },
  CategoryInterface: { __resolveType: () => 'CategoryTree' },
  CategoryTree: categoryFields,
}
