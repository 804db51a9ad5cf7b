import { type MenuBarEntry, menuBar } from '@leaflog/core/catalogue'
import type { FooterContent, HeaderContent } from '@leaflog/core/wire/content'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { PageContext } from './context.ts'
import { currentStore } from './current-store.ts'
import { Document } from './layout/document.tsx'
import { documentHead } from './layout/document-head.ts'
import { Layout } from './layout/layout.tsx'
import { readFooter, readHeader } from './read-content.ts'
import { without } from './told.ts'

/** What every page shows around its content. A part that could not be read is null or empty, and the page still stands. */
export type Surroundings = {
  header: HeaderContent | null
  footer: FooterContent | null
  menu: MenuBarEntry[]
  now: number
}

const readMenuBar = async (context: PageContext, now: number): Promise<MenuBarEntry[]> => {
  const store = currentStore(context)
  if (store === null) return []
  if (store.channel === 'commerce') return (await import('./shop-listing/store-front.ts')).readShelfBar(context)
  return menuBar(await context.menu(store), { now, timeZone: store.time_zone })
}

const readSurroundings = async (context: PageContext): Promise<Surroundings> => {
  const now = context.now()
  const [header, footer, menu] = await Promise.all([
    readHeader(context).catch(without(null, context, 'HEADER_NOT_READ')),
    readFooter(context).catch(without(null, context, 'FOOTER_NOT_READ')),
    readMenuBar(context, now).catch(without([], context, 'MENU_NOT_READ')),
  ])
  return { header, footer, menu, now }
}

/** Nothing stands at its address, or its loader failed; what is still being loaded may yet be there. */
const isGone = ({ status, _notFound = false }: { status: string; _notFound?: boolean }): boolean =>
  _notFound || status === 'notFound' || status === 'error'

/** The root of all routes: the document around every page, errors included, and the layout around its content. */
export const rootRoute = createRootRouteWithContext<PageContext>()({
  beforeLoad: ({ location }) => ({ path: location.pathname }),
  loader: ({ context }) => readSurroundings(context),
  // Read again when the visitor chooses another dispensary (store-change.tsx), not on every navigation.
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ match, matches }) => documentHead({ ...match.context, gone: matches.some(isGone) }),
  shellComponent: Document,
  component: Layout,
})
