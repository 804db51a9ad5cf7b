import type { Said, Setting } from '@leaflog/core'
import { useCallback, useRef, useState } from 'react'
import { sentenceOf } from '../../../shared/page/sentence.ts'
import { useChannel } from './channel.ts'

export interface Saving {
  readonly state: 'idle' | 'saving' | 'saved' | 'kept'
  readonly problem: Said | null
  /** Shows its own errors. */
  readonly save: (settings: readonly Setting[]) => Promise<'saved' | 'kept' | 'refused'>
}

/** State of something that is saved as soon as it is chosen. */
export function useSaving(): Saving {
  const { send } = useChannel()
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
        const outcome = await send(settings)
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
    [send],
  )
  return { state, problem, save }
}
