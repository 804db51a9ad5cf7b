import { type AnyRouter, useRouter } from '@tanstack/react-router'

/** The router's parameter for the part of a path that no route matched. */
const REST = '**'

/** Whether a route matches the whole path of an address. */
export const hasPage = (router: Pick<AnyRouter, 'getMatchedRoutes'>, href: string): boolean => {
  const [, rest, route] = router.getMatchedRoutes(href.split(/[?#]/)[0] ?? href)
  return route !== undefined && !Object.hasOwn(rest, REST)
}

/**
 * Filters links of the brand's data to those that work: existing pages of this shop, and every external address. Data
 * may name pages before they exist.
 */
export function useLiveLinks(): <Link>(links: readonly Link[], hrefOf: (link: Link) => string) => Link[] {
  const router = useRouter()
  const isLive = (href: string): boolean => {
    if (!href.startsWith('/') || href.startsWith('//')) return true
    return hasPage(router, href)
  }
  return (links, hrefOf) => links.filter((link) => isLive(hrefOf(link)))
}
