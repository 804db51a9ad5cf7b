import { commerceCategoryHref } from '@leaflog/core/catalogue'
import type { CommerceProduct } from '@leaflog/core/wire/commerce/commerce-product'

type Categorized = Pick<CommerceProduct, 'name' | 'categories'>

const isBrand = (urlPath: string) => urlPath === 'brands' || urlPath.startsWith('brands/')

/** The brand's category, if the catalog has one. */
export const brandHrefOf = ({ categories }: Pick<Categorized, 'categories'>): string | null => {
  const brand = categories.find(({ url_path }) => url_path.startsWith('brands/'))
  return brand === undefined ? null : commerceCategoryHref(brand.url_path)
}

/** 2h.3: the product's deepest category, with its ancestors. */
export function trailOf({ name, categories }: Categorized, path: string): { label: string; href: string }[] {
  const own = categories.filter(({ url_path }) => url_path !== '' && !isBrand(url_path))
  const [deepest] = own.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0))
  const above = deepest?.breadcrumbs.filter(({ category_url_path }) => category_url_path !== '') ?? []
  return [
    ...above.map(({ category_name, category_url_path }) => ({
      label: category_name,
      href: commerceCategoryHref(category_url_path),
    })),
    ...(deepest === undefined ? [] : [{ label: deepest.name, href: commerceCategoryHref(deepest.url_path) }]),
    { label: name, href: path },
  ]
}
