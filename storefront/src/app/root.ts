import { rootRoute } from '../shared/page/root-route.ts'
import { Document } from './shell/document.tsx'
import { documentHead } from './shell/document-head.ts'
import { Layout } from './shell/layout.tsx'

/** Nothing stands at its address, or its loader failed; what is still being loaded may yet be there. */
const isGone = ({ status, _notFound = false }: { status: string; _notFound?: boolean }): boolean =>
  _notFound || status === 'notFound' || status === 'error'

rootRoute.update({
  head: ({ match, matches }) => documentHead({ ...match.context, gone: matches.some(isGone) }),
  component: Layout,
})
// The one option that the router's types do not let be given later.
Object.assign(rootRoute.options, { shellComponent: Document })

/** The root of all routes: the document around every page, errors included, and the layout around its content. */
export const root = rootRoute
