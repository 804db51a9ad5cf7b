import { names } from '@leaflog/core/search'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { useDispensary } from '@leaflog/react'
import { useLoaderData, useRouteContext } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { stateHref } from '../stores/dispensaries-loader.ts'
import { storeEntryId } from '../stores/listed-store.tsx'
import { readDispensaries } from '../../shared/page/read-content.ts'
import { findStores } from '@leaflog/core/products'
import { useLiveLinks } from '../../shared/ui/use-live-links.ts'

export type LinkSuggestion = { href: string; label: string; detail: string }

const MAX_SUGGESTIONS = 3
/** Shorter terms match almost every name. */
const shortest = 3

/** Dispensaries that match a term; their list is loaded with the first search. */
export function useStoreSuggestions(term: string): LinkSuggestion[] {
  const context = useRouteContext({ from: '__root__' })
  const { chosen } = useDispensary()
  const [stores, setStores] = useState<readonly Dispensary[] | null>(null)
  const wanted = term.length >= shortest
  useEffect(() => {
    if (!wanted || stores !== null) return
    let isHere = true
    readDispensaries(context).then(
      (read) => isHere && setStores(read),
      // Products are more important; the page of dispensaries reports the problem.
      () => isHere && setStores([]),
    )
    return () => {
      isHere = false
    }
  }, [wanted, stores, context])
  return useMemo(() => {
    if (!wanted || stores === null) return []
    return findStores(stores, { text: term, state: '', from: chosen })
      .slice(0, MAX_SUGGESTIONS)
      .map(({ store }) => ({
        href: `${stateHref(store.state_name)}#${storeEntryId(store.store_code)}`,
        label: store.store_name,
        detail: `${store.address}, ${store.city}`,
      }))
  }, [wanted, stores, term, chosen])
}

/** Pages linked from header and footer that match a term. */
export function usePageSuggestions(term: string): LinkSuggestion[] {
  const { header, footer } = useLoaderData({ from: '__root__' })
  const live = useLiveLinks()
  const links = [
    ...(header?.navigation ?? []).map(({ navLabel, navLink }) => ({ label: navLabel, href: navLink })),
    ...(footer?.columns ?? []).flatMap((column) => column.links.map(({ label, link }) => ({ label, href: link }))),
  ]
  const found = links.filter(({ label, href }) => href.startsWith('/') && names(label, term))
  const once = [...new Map(found.map((link) => [link.href, link])).values()]
  return live(once, ({ href }) => href)
    .slice(0, MAX_SUGGESTIONS)
    .map((link) => ({ ...link, detail: '' }))
}
