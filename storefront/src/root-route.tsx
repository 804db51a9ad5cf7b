import { createRootRouteWithContext } from '@tanstack/react-router'
import type { PageContext } from './context.ts'
import { Document } from './layout/document.tsx'
import { Layout } from './layout/layout.tsx'

/** The root of all routes: the document around every page, errors included, and the layout around its content. */
export const rootRoute = createRootRouteWithContext<PageContext>()({
  shellComponent: Document,
  component: Layout,
})
