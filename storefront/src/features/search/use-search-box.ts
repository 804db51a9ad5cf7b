import type { Search, SearchBox, SearchBoxState } from '@leaflog/core/search'
import { useShop } from '@leaflog/react'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { currentStore } from '../../shared/page/current-store.ts'

const nothing: SearchBoxState = { term: '', isLoading: false, isSlow: false, status: 'empty', suggestions: null }

/** Suggestions for `text`; their code and connection last as long as the component. */
export function useSearchBox(text: string): { search: Search | null; state: SearchBoxState; retry: () => void } {
  const shop = useShop()
  const context = useRouteContext({ from: '__root__' })
  const [opened, setOpened] = useState<{ search: Search; box: SearchBox } | null>(null)
  const [state, setState] = useState(nothing)
  const [missing, setMissing] = useState(false)
  const [round, setRound] = useState(0)

  useEffect(() => {
    let close = () => {}
    let isHere = true
    shop.search().then(
      (search) => {
        if (!isHere) return
        const box = search.openBox(() => {
          const store = currentStore(context)
          return store && { store, mode: shop.getState().dispensary.view.mode }
        })
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
  }, [shop, context, round])

  useEffect(() => opened?.box.type(text), [opened, text])

  return {
    search: opened?.search ?? null,
    state: missing ? { ...nothing, term: text.trim(), status: 'failed' } : state,
    retry: () => (missing ? setRound(round + 1) : opened?.box.retry()),
  }
}
