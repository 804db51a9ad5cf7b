import { type MenuBarEntry, menuBar } from '@leaflog/core/catalogue'
import type { FooterContent, HeaderContent } from '@leaflog/core/wire/content/content'
import { createRootRouteWithContext } from '@tanstack/react-router'
import type { PageContext } from './context.ts'
import { withCommerceLinks } from './commerce-links.ts'
import { currentStore } from './current-store.ts'
import { readFooter, readHeader } from './read-content.ts'
import { without } from './report-unexpected.ts'

/**
 * The data of the frame around every page. A part that could not be loaded is null or empty, and the page still
 * renders.
 */
export type Surroundings = {
  header: HeaderContent | null
  footer: FooterContent | null
  menu: MenuBarEntry[]
  now: number
}

const readMenuBar = async (context: PageContext, now: number): Promise<MenuBarEntry[]> => {
  const store = currentStore(context)
  if (store === null) return []
  if (store.channel === 'commerce') return (await import('./store-front.ts')).readCategoryBar(context)
  return menuBar(await context.menu(store), { now, timeZone: store.time_zone })
}

const readSurroundings = async (context: PageContext): Promise<Surroundings> => {
  const now = context.now()
  const [header, footer, menu] = await Promise.all([
    readHeader(context).catch(without(null, context, 'HEADER_NOT_READ')),
    readFooter(context).catch(without(null, context, 'FOOTER_NOT_READ')),
    readMenuBar(context, now).catch(without([], context, 'MENU_NOT_READ')),
  ])
  const isMenu = currentStore(context)?.channel !== 'commerce'
  return { header: header === null || isMenu ? header : withCommerceLinks(header, menu), footer, menu, now }
}

/** The root of all routes, with the data that its pages share; the app renders the frame (app/root.ts). */
export const rootRoute = createRootRouteWithContext<PageContext>()({
  beforeLoad: ({ location }) => ({ path: location.pathname }),
  loader: {
    handler: ({ context }) => readSurroundings(context),
    // A reload in the background is dropped, and not repeated, when a loader beside it redirects, as listings do when
    // the other store is of the other channel, or when the visitor goes on before it ends.
    staleReloadMode: 'blocking',
  },
  // Loaded again when the visitor chooses another dispensary (route-change.tsx), not on every navigation.
  staleTime: Number.POSITIVE_INFINITY,
})
