import { shelfHref } from '@leaflog/core/catalogue'
import type { CommerceProduct } from '@leaflog/core/wire/commerce-product'

type Shelved = Pick<CommerceProduct, 'name' | 'categories'>

const isBrand = (urlPath: string) => urlPath === 'brands' || urlPath.startsWith('brands/')

/** The brand's own shelf, where the catalogue has one. */
export const brandHrefOf = ({ categories }: Pick<Shelved, 'categories'>): string | null => {
  const brand = categories.find(({ url_path }) => url_path.startsWith('brands/'))
  return brand === undefined ? null : shelfHref(brand.url_path)
}

/** 2h.3: the deepest shelf that it stands on, with those above it. */
export function trailOf({ name, categories }: Shelved, path: string): { label: string; href: string }[] {
  const shelves = categories.filter(({ url_path }) => url_path !== '' && !isBrand(url_path))
  const [deepest] = shelves.toSorted((a, b) => (b.level ?? 0) - (a.level ?? 0))
  const above = deepest?.breadcrumbs.filter(({ category_url_path }) => category_url_path !== '') ?? []
  return [
    ...above.map(({ category_name, category_url_path }) => ({
      label: category_name,
      href: shelfHref(category_url_path),
    })),
    ...(deepest === undefined ? [] : [{ label: deepest.name, href: shelfHref(deepest.url_path) }]),
    { label: name, href: path },
  ]
}
