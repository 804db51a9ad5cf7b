import { type AnyRouter, useRouter } from '@tanstack/react-router'

/** The name under which the router keeps what no route took of a path. */
const REST = '**'

/** Whether a route takes the whole path of an address. */
export const hasPage = (router: Pick<AnyRouter, 'getMatchedRoutes'>, href: string): boolean => {
  const [, rest, route] = router.getMatchedRoutes(href.split(/[?#]/)[0] ?? href)
  return route !== undefined && !Object.hasOwn(rest, REST)
}

/**
 * Keeps the links of the brand's data that lead somewhere: pages that this shop has, and every address elsewhere. Data
 * may name pages before they are built; nobody should be sent to a page that is not there.
 */
export function useLiveLinks(): <Link>(links: readonly Link[], hrefOf: (link: Link) => string) => Link[] {
  const router = useRouter()
  const isLive = (href: string): boolean => {
    if (!href.startsWith('/') || href.startsWith('//')) return true
    return hasPage(router, href)
  }
  return (links, hrefOf) => links.filter((link) => isLive(hrefOf(link)))
}
