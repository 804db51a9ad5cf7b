import type { MenuBarEntry } from '@leaflog/core/catalogue'
import type { HeaderContent } from '@leaflog/core/wire/content/content'

const MENUS = '/shopd/'

/**
 * The brand's data names listings of the ordering channel. At a store of the other channel a link leads to the listing
 * of the same name there; null if there is none.
 */
function commerceHref(href: string, menu: readonly MenuBarEntry[]): string | null {
  if (!href.startsWith(MENUS)) return href
  const slug = href.slice(MENUS.length).replace(/^category\//, '')
  return menu.find((entry) => entry.slug === slug)?.href ?? null
}

/** The header's data with links to what a store of the commerce channel sells. */
export function withCommerceLinks(header: HeaderContent, menu: readonly MenuBarEntry[]): HeaderContent {
  const led = (links: HeaderContent['shopLinks']) =>
    links.flatMap((each) => {
      const link = commerceHref(each.link, menu)
      return link === null ? [] : [{ ...each, link }]
    })
  return {
    ...header,
    shopLinks: led(header.shopLinks),
    navigation: header.navigation.map((entry) => ({
      ...entry,
      navLink: commerceHref(entry.navLink, menu) ?? '/category',
      sections: entry.sections.map((section) => ({ ...section, links: led(section.links) })),
    })),
  }
}
