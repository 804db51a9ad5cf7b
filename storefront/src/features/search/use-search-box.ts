import { type SearchState, useSearch } from '@leaflog/react'
import { useRouteContext } from '@tanstack/react-router'
import { currentStore } from '../../shared/page/current-store.ts'

/** Suggestions for `text` at the chosen store, or at the Default view without one. */
export function useSearchBox(text: string): SearchState {
  const context = useRouteContext({ from: '__root__' })
  return useSearch(text, (shop) => {
    const store = currentStore(context)
    return store && { store, mode: shop.getState().dispensary.view.mode }
  })
}
