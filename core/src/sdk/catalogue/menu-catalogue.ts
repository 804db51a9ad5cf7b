/** The catalogue of a store of the ordering channel: its menu, filtered here. */
import { byCategoryOrder, byWeight } from '../../rules/catalogue/category-order.ts'
import { listing } from '../../rules/catalogue/listing.ts'
import { emptyQuery } from '../../rules/catalogue/listing-query.ts'
import type { ShoppingMode } from '../../rules/catalogue/menu.ts'
import { potencyText } from '../../rules/catalogue/potency.ts'
import { isBuyable, isListedIn, isSoldOutIn, priceOf } from '../../rules/catalogue/prices.ts'
import { productHref, slugOf } from '../../rules/catalogue/slugs.ts'
import { activeSpecials } from '../../rules/catalogue/specials.ts'
import { LeaflogError } from '../../errors/errors.ts'
import type { Menu } from '../../domains/menu/menu.shape.ts'
import type { Dispensary } from '../../wire/content/stores.ts'
import type { ListedProduct } from '../../wire/search/search.ts'
import type { Category, Product, ProductList, ProductQuery, ProductSize } from './model.ts'
import { strainName } from './strain-name.ts'

/** A menu in the mode in which one shops, and the origin of the shop's pages and pictures. */
export interface OpenMenu {
  readonly menu: Menu
  readonly store: Dispensary
  readonly mode: ShoppingMode
  readonly origin: string
}

const sizesOf = (product: ListedProduct, mode: ShoppingMode): ProductSize[] =>
  product.variants
    .flatMap((variant): ProductSize[] => {
      const price = priceOf(variant, mode)
      if (price === null) return []
      const { final, regular } = price
      return [
        {
          id: variant.option,
          label: variant.option,
          price: { final, regular },
          isSoldOut: !isBuyable(product, variant, mode),
        },
      ]
    })
    .toSorted((a, b) => byWeight(a.label, b.label))

export function menuProduct(product: ListedProduct, { store, mode, origin }: Omit<OpenMenu, 'menu'>): Product {
  const sizes = sizesOf(product, mode)
  const finals = sizes.map(({ price }) => price.final)
  const from = Math.min(...finals)
  return {
    id: product.product_id,
    store: store.store_code,
    channel: 'ordering',
    name: product.name,
    brand: product.brand.name,
    category: product.category,
    strain: strainName(product.strain_type),
    thc: product.thc && potencyText(product.thc),
    image: `${origin}/media${product.image}`,
    url: `${origin}${productHref(product)}`,
    isMedicalOnly: product.menu_type === 'MEDICAL',
    isSoldOut: isSoldOutIn(product, mode),
    price: {
      from,
      to: Math.max(...finals),
      regular: sizes.find(({ price }) => price.final === from)?.price.regular ?? from,
    },
    sizes,
    choose: sizes.length > 1 ? 'size' : 'nothing',
  }
}

const countOf = (products: readonly ListedProduct[], name: (product: ListedProduct) => string | null) => {
  const counts = new Map<string, number>()
  for (const product of products) {
    const key = name(product)
    if (key !== null) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts]
}

export function menuCategories({ menu, mode }: OpenMenu): Category[] {
  const sold = menu.products.filter((product) => isListedIn(product, mode))
  return countOf(sold, ({ category }) => category)
    .toSorted(([a], [b]) => byCategoryOrder(a, b))
    .map(([name, count]) => {
      const slug = slugOf(name)
      const within = sold.filter(({ category }) => category === name)
      const children = countOf(within, ({ subcategory }) => subcategory)
        .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
        .map(([child, number]) => ({ slug: `${slug}/${slugOf(child)}`, name: child, count: number, children: [] }))
      return { slug, name, count, children }
    })
}

/** Also one of which nothing is sold in the mode in which one shops. */
const hasCategory = ({ products }: Menu, category: string, subcategory: string | null): boolean =>
  products.some(
    (product) =>
      slugOf(product.category) === category &&
      (subcategory === null || (product.subcategory !== null && slugOf(product.subcategory) === subcategory)),
  )

/** `now` is epoch milliseconds, for specials that begin or end. Errors: NOT_FOUND for a category that the menu does not have. */
export function menuProducts(open: OpenMenu, query: ProductQuery, now: number): ProductList {
  const { menu, store, mode } = open
  const [category = null, subcategory = null] = query.category?.split('/') ?? []
  if (category !== null && !hasCategory(menu, category, subcategory)) throw new LeaflogError('NOT_FOUND')
  const specials = query.onSale ? activeSpecials(menu.specials, now, store.time_zone).map(({ id }) => id) : undefined
  const found = listing(
    query.ids ? { products: menu.products.filter(({ product_id: id }) => query.ids?.includes(id)) } : menu,
    { category, subcategory, ...(specials && { specials }) },
    {
      ...emptyQuery,
      brand: query.brand ?? [],
      strain: query.strain ?? [],
      weight: query.size ?? [],
      text: query.text ?? '',
      sort: query.sort ?? 'featured',
      page: query.page ?? 1,
    },
    mode,
    query.pageSize,
  )
  const { brand, strain, weight } = found.facets
  return {
    products: found.products.map((product) => menuProduct(product, open)),
    total: found.total,
    page: found.page,
    pages: found.pages,
    facets: { brand, strain, size: weight },
  }
}
