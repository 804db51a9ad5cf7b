import type { Shop } from '@leaflog/core'
import type { Search, SearchBox, SearchBoxState, SearchPlace } from '@leaflog/core/search'
import { useEffect, useRef, useState } from 'react'
import { useShop } from './shop-provider.tsx'

/** What a search shows. */
export interface SearchState extends SearchBoxState {
  /** Recent terms, events and the rest of the search; null until its code is loaded. */
  readonly search: Search | null
  /** Asks the same again, after a failure. */
  readonly retry: () => void
}

const nothing: SearchBoxState = { term: '', isLoading: false, isSlow: false, status: 'empty', suggestions: null }

const chosenIn = (shop: Shop): SearchPlace | null => {
  const { chosen, mode } = shop.getState().dispensary.view
  return chosen && { store: chosen, mode }
}

/**
 * Suggestions for what is typed: one question after a pause, and never the answer to an earlier one. Their code and
 * connection last as long as the component.
 *
 * ```tsx
 * const [text, setText] = useState('')
 * const { suggestions, isLoading } = useSearch(text)
 * ```
 *
 * @param where the store that is searched, asked at each question; by default the chosen one
 */
export function useSearch(text: string, where: (shop: Shop) => SearchPlace | null = chosenIn): SearchState {
  const shop = useShop()
  const [opened, setOpened] = useState<{ search: Search; box: SearchBox } | null>(null)
  const [state, setState] = useState(nothing)
  const [missing, setMissing] = useState(false)
  const [round, setRound] = useState(0)
  const place = useRef(where)

  useEffect(() => {
    place.current = where
  })

  useEffect(() => {
    let close = () => {}
    let isHere = true
    shop.search().then(
      (search) => {
        if (!isHere) return
        const box = search.openBox(() => place.current(shop))
        const subscription = box.state$.subscribe(setState)
        close = () => {
          subscription.unsubscribe()
          box.close()
        }
        setMissing(false)
        setOpened({ search, box })
      },
      () => isHere && setMissing(true),
    )
    return () => {
      isHere = false
      close()
    }
  }, [shop, round])

  useEffect(() => opened?.box.type(text), [opened, text])

  return {
    ...(missing ? { ...nothing, term: text.trim(), status: 'failed' } : state),
    search: opened?.search ?? null,
    retry: () => (missing ? setRound(round + 1) : opened?.box.retry()),
  }
}
