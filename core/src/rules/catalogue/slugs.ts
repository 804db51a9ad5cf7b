/**
 * Names in URLs (2b.2, 2b.7). Slugs are lower-case ASCII; parsing one never throws. A name without any ASCII letter or
 * digit keeps its code points, so that two such names stay distinct.
 */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()

const codePoints = (text: string): string =>
  Array.from(text.slice(0, 16), (character) => (character.codePointAt(0) ?? 0).toString(16)).join('')

const slugWith = (text: string, gap: string, foreign: RegExp): string => {
  const words = plain(text).replaceAll('&', ' and ').replaceAll(foreign, ' ').trim().split(/ +/).filter(Boolean)
  return words.length > 0 ? words.join(gap) : `u${codePoints(text)}`
}

/** `Whole Flower` -> `whole-flower`; for categories, subcategories, brands and strains. */
export const slugOf = (name: string): string => slugWith(name, '-', /[^a-z0-9]+/g)

/** `3.5g` -> `3.5g`, `10 Pack` -> `10-pack`: a weight keeps its decimal point. */
export const weightSlug = (option: string): string => slugWith(option, '-', /[^a-z0-9.]+/g)

/** The parts of a product's slug. `brand` and `name` are only for reading; the id identifies the product. */
export interface ProductSlug {
  /** In lower case, spaces for underscores; not the brand's real spelling. */
  readonly brand: string
  /** In lower case, spaces for underscores; not the product's real spelling. */
  readonly name: string
  /** The `product_id`: at most 40 letters, digits and underscores. */
  readonly id: string
}

/** Brand, name and id in three dash-separated parts, underscores for spaces. */
export const productSlug = (product: {
  readonly brand: { readonly name: string }
  readonly name: string
  readonly product_id: string
}): string => {
  const part = (text: string) => slugWith(text, '_', /[^a-z0-9]+/g)
  return `${part(product.brand.name)}-${part(product.name)}-${product.product_id}`
}

/** The three parts of a product's slug; null if the text is not one. */
export const readProductSlug = (slug: string): ProductSlug | null => {
  const [brand, name, id, ...rest] = slug.split('-')
  if (!brand || !name || !id || rest.length > 0 || !/^[A-Za-z0-9_]{1,40}$/.test(id)) return null
  return { brand: brand.replaceAll('_', ' '), name: name.replaceAll('_', ' '), id }
}

/**
 * The path of a product's page at the ordering channel. Only the id in it is looked up, so old links survive a new
 * name.
 *
 * ```ts
 * productHref({ brand: { name: 'Kind Tree' }, name: 'Blue Dream', product_id: 'p1' })
 * // '/shopd/product/kind_tree-blue_dream-p1'
 * ```
 */
export const productHref = (product: Parameters<typeof productSlug>[0]): string =>
  `/shopd/product/${productSlug(product)}`

/**
 * The path of a category's page, or of one of its subcategories. Takes names, not slugs: `Whole Flower` becomes
 * `whole-flower`. `all` is the whole menu.
 */
export const categoryHref = (category: string, subcategory?: string | null): string =>
  `/shopd/category/${slugOf(category)}${subcategory ? `/${slugOf(subcategory)}` : ''}`

/** The path of a brand's page. Takes the brand's name, not its slug. */
export const brandHref = (brand: string): string => `/shopd/brands/${slugOf(brand)}`

/** A special has no page of its own; it filters the whole menu. */
export const specialHref = (specialId: string): string => `/shopd/category/all?special=${encodeURIComponent(specialId)}`
