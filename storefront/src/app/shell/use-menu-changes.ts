import type { ShopState } from '@leaflog/core'
import { useDispensary, useView } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Pages whose loaders read products. */
const SHOWS_PRODUCTS = /^\/(shopd|category|product)(\/|$)/

/**
 * Identifies the known version of the chosen store's menu: the cached menu, or in the commerce channel its latest
 * change.
 */
const editionOf = ({ dispensary, menu }: ShopState): string | null => {
  const { storeId, chosen } = dispensary.view
  const of = (each: { readonly storeId: string }) => each.storeId === storeId
  return chosen?.channel === 'commerce'
    ? (menu.view.versions.find(of)?.version ?? null)
    : (menu.view.kept.find(of)?.blob ?? null)
}

/**
 * When the store's menu changes, the open product page is reloaded in the background: stock and prices update in place,
 * without a loading state.
 */
export function useMenuChanges() {
  const router = useRouter()
  const { storeId } = useDispensary()
  const edition = useView(editionOf)
  const seen = useRef({ storeId, edition })
  useEffect(() => {
    const before = seen.current
    seen.current = { storeId, edition }
    // Another store is another page, and the first known version is the one that was loaded.
    if (before.storeId !== storeId || before.edition === null || edition === null || before.edition === edition) return
    void router.invalidate({ filter: ({ fullPath }) => SHOWS_PRODUCTS.test(fullPath) })
  }, [router, storeId, edition])
}
