import { LeaflogError, type Reading, type Shop, isLeaflogError } from '@leaflog/core'
import { useEffect, useRef, useState } from 'react'
import { useShop } from './shop-provider.tsx'

/** As much of an observable as is needed here. */
interface Readings<Data> {
  subscribe(observer: { next: (reading: Reading<Data>) => void; error: (error: unknown) => void }): {
    unsubscribe(): void
  }
}

const failed = (error: unknown): Reading<never> => ({
  status: 'failed',
  data: null,
  isStale: false,
  error: isLeaflogError(error) ? error : new LeaflogError('NETWORK_FAILED', undefined, { cause: error }),
})

/**
 * The readings of an observable of the shop, in the browser, as long as the component is mounted.
 * @param key another key is another question
 * @param initial the answer to the first key, as a server has read it: shown until a newer one is there
 */
export function useReading<Data>(
  key: string,
  open: (shop: Shop) => Readings<Data>,
  initial: Data | undefined,
): Reading<Data> {
  const shop = useShop()
  const [first] = useState(key)
  const [known, setKnown] = useState<{ readonly key: string; readonly reading: Reading<Data> } | null>(null)
  const opening = useRef(open)
  useEffect(() => {
    opening.current = open
  })
  useEffect(() => {
    const subscription = opening.current(shop).subscribe({
      next: (reading) => setKnown({ key, reading }),
      // Its code could not be loaded.
      error: (error: unknown) => setKnown({ key, reading: failed(error) }),
    })
    return () => subscription.unsubscribe()
  }, [shop, key])
  const reading: Reading<Data> =
    known?.key === key ? known.reading : { status: 'loading', data: null, isStale: false, error: null }
  if (reading.data !== null || key !== first || initial === undefined) return reading
  return { ...reading, status: reading.status === 'loading' ? 'ready' : reading.status, data: initial, isStale: true }
}
