import type { ShopState } from '@leaflog/core'
import { useDispensary, useView } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Pages whose loaders read what is for sale. */
const SHOWS_PRODUCTS = /^\/(shopd|category|product)(\/|$)/

/** Names what is known of the chosen store's menu: the menu that is kept, or in the commerce channel its last change. */
const editionOf = ({ dispensary, menu }: ShopState): string | null => {
  const { storeId, chosen } = dispensary.view
  const of = (each: { readonly storeId: string }) => each.storeId === storeId
  return chosen?.channel === 'commerce'
    ? (menu.view.versions.find(of)?.version ?? null)
    : (menu.view.kept.find(of)?.blob ?? null)
}

/**
 * When the store's menu changes, the page of products that is open is read again, in the background: stock and prices
 * change where they are, and nothing is shown as loading.
 */
export function useMenuChanges() {
  const router = useRouter()
  const { storeId } = useDispensary()
  const edition = useView(editionOf)
  const seen = useRef({ storeId, edition })
  useEffect(() => {
    const before = seen.current
    seen.current = { storeId, edition }
    // Another store is another page; and what is known first is what was read.
    if (before.storeId !== storeId || before.edition === null || edition === null || before.edition === edition) return
    void router.invalidate({ filter: ({ fullPath }) => SHOWS_PRODUCTS.test(fullPath) })
  }, [router, storeId, edition])
}
