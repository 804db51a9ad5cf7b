import { type Document, type LeaflogError, type VariablesOf, isLeaflogError } from '@leaflog/core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useShop } from './shop-provider.tsx'

/** The answer to a query, as far as it is known. */
export interface Answer<Data> {
  /** `ready` and `failed` keep the previous data. */
  readonly status: 'loading' | 'ready' | 'failed'
  /** Null before the first answer. */
  readonly data: Data | null
  /** Why it failed; null unless `status` is `failed`. */
  readonly error: LeaflogError | null
  /** Fetches again. */
  readonly reload: () => void
  /** Replaces the data with the result of a change. */
  readonly replace: (data: Data) => void
}

type Known<Data> = Pick<Answer<Data>, 'status' | 'data' | 'error'>

/**
 * The answer to a query of the commerce channel (`shop.commerce.ask`). Fetched in the browser when the component mounts
 * and whenever the variables change. A late answer to an earlier request is dropped. Nothing is fetched while the
 * variables are null.
 *
 * ```tsx
 * const { data, reload } = useAnswer(customerAddressesQuery, isSignedIn ? {} : null)
 * ```
 */
export function useAnswer<Data, Name extends string>(
  document: Document<Data, Name>,
  variables: VariablesOf<Name> | null,
): Answer<Data> {
  const shop = useShop()
  const [known, setKnown] = useState<Known<Data>>({ status: 'loading', data: null, error: null })
  const [round, setRound] = useState(0)
  const latest = useRef(0)
  const asked = variables === null ? null : JSON.stringify(variables)
  const held = useRef(variables)
  useEffect(() => {
    held.current = variables
  })
  useEffect(() => {
    if (asked === null || held.current === null) return
    const abort = new AbortController()
    const turn = (latest.current += 1)
    const settle = (next: (before: Known<Data>) => Known<Data>) => {
      if (turn === latest.current) setKnown(next)
    }
    settle((before) => ({ ...before, status: 'loading' }))
    shop.commerce.ask(document, held.current, { signal: abort.signal }).then(
      (data) => settle(() => ({ status: 'ready', data, error: null })),
      (error: unknown) =>
        settle((before) => ({ ...before, status: 'failed', error: isLeaflogError(error) ? error : null })),
    )
    return () => {
      latest.current += 1
      abort.abort()
    }
  }, [shop, document, asked, round])
  const reload = useCallback(() => setRound((before) => before + 1), [])
  const replace = useCallback((data: Data) => setKnown({ status: 'ready', data, error: null }), [])
  return { ...known, reload, replace }
}
