import type { Setting, Shop, Said } from '@leaflog/core'
import { useShop } from '@leaflog/react'
import { useCallback, useRef, useState } from 'react'
import { sentenceOf } from '../../../shared/page/sentence.ts'

/**
 * Sends settings to the cart one by one, and waits for the answers. Resolves to `kept` while the network is away: they
 * are sent when it is back. Rejects with the refusal.
 */
export async function sendSettings(shop: Shop, settings: readonly Setting[]): Promise<'saved' | 'kept'> {
  let outcome: 'saved' | 'kept' = 'saved'
  for (const setting of settings) {
    await shop.commerceCart.set(setting)
    try {
      const { status } = await shop.commerceCart.settle()
      if (status === 'offline') outcome = 'kept'
    } catch (error) {
      // The refusal is shown at its field only.
      await shop.commerceCart.dismissProblem()
      throw error
    }
  }
  return outcome
}

export interface Saving {
  readonly state: 'idle' | 'saving' | 'saved' | 'kept'
  readonly problem: Said | null
  /** Shows its own errors. */
  readonly save: (settings: readonly Setting[]) => Promise<'saved' | 'kept' | 'refused'>
}

/** State of something that is saved as soon as it is chosen. */
export function useSaving(): Saving {
  const shop = useShop()
  const [state, setState] = useState<Saving['state']>('idle')
  const [problem, setProblem] = useState<Said | null>(null)
  const latest = useRef(0)
  const save = useCallback(
    async (settings: readonly Setting[]): Promise<'saved' | 'kept' | 'refused'> => {
      const turn = (latest.current += 1)
      const isLatest = () => turn === latest.current
      setState('saving')
      setProblem(null)
      try {
        const outcome = await sendSettings(shop, settings)
        if (isLatest()) setState(outcome)
        return outcome
      } catch (error) {
        if (isLatest()) {
          setState('idle')
          setProblem(sentenceOf(error))
        }
        return 'refused'
      }
    },
    [shop],
  )
  return { state, problem, save }
}
