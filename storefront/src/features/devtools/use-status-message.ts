import { useCallback, useState } from 'react'
import { sentenceOf } from '../../shared/page/sentence.ts'

export type Said = { problem: boolean; text: string }

/** Runs an action; shows the sentence it returns, or its failure. */
export type Attempt = (work: () => Promise<string | void>) => void

/** The result of the latest action. */
export function useStatusMessage(): { said: Said | null; attempt: Attempt } {
  const [said, setSaid] = useState<Said | null>(null)
  const attempt = useCallback<Attempt>((work) => {
    setSaid(null)
    work().then(
      (text) => text !== undefined && setSaid({ problem: false, text }),
      (error: unknown) => setSaid({ problem: true, text: sentenceOf(error).text }),
    )
  }, [])
  return { said, attempt }
}
