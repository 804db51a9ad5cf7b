/** Prefetches what the visitor is likely to open next. @module */
import { prefetchingQuery } from '@leaflog/core/wire/commerce/prefetching'
import type { AnyRouter } from '@tanstack/react-router'
import type { PageContext } from '../../shared/page/context.ts'
import { readCommerce } from '../../shared/page/read-commerce.ts'
import { readJson } from '../../shared/page/read-content.ts'
import { fetchNearLinks, type NearLinks, PAGE_FILES_PATH, pageFiles, savesData } from './near-links.ts'

const routeIdOf = (router: AnyRouter, path: string): string | undefined => {
  const [, , route] = router.getMatchedRoutes(path)
  const id: unknown = route?.id
  return typeof id === 'string' ? id : undefined
}

/** Starts prefetching, if the store (3.13) and the visitor's connection allow it. */
export const startPrefetching = async (
  router: AnyRouter,
  context: PageContext,
  whenIdle: NearLinks['whenIdle'],
): Promise<void> => {
  if (!navigator.onLine || savesData(navigator)) return
  const { storeConfig } = await readCommerce(context, prefetchingQuery, {})
  if (storeConfig?.allow_prefetch === false) return
  const files = await readJson(context, PAGE_FILES_PATH, pageFiles)
  fetchNearLinks({ page: document, files, routeOf: (path) => routeIdOf(router, path), whenIdle })
}
