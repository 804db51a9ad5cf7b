import { rootRoute } from '../shared/page/root-route.ts'
import { Document } from './shell/document.tsx'
import { documentHead } from './shell/document-head.ts'
import { Layout } from './shell/layout.tsx'

/** The address is unknown or its loader failed. A page that is still loading may exist. */
const isGone = ({ status, _notFound = false }: { status: string; _notFound?: boolean }): boolean =>
  _notFound || status === 'notFound' || status === 'error'

rootRoute.update({
  head: ({ match, matches }) => documentHead({ ...match.context, gone: matches.some(isGone) }),
  component: Layout,
})
// The only option that the router's types do not allow to be set later.
Object.assign(rootRoute.options, { shellComponent: Document })

/** The root of all routes: the document around every page, including errors, and the layout around its content. */
export const root = rootRoute
