import { useCallback, useState } from 'react'
import { sentenceOf } from '../../shared/page/sentence.ts'

export type StatusMessage = { problem: boolean; text: string }

/** Runs an action; shows the sentence it returns, or its failure. */
export type Attempt = (work: () => Promise<string | void>) => void

/** The result of the latest action. */
export function useStatusMessage(): { status: StatusMessage | null; attempt: Attempt } {
  const [status, setStatus] = useState<StatusMessage | null>(null)
  const attempt = useCallback<Attempt>((work) => {
    setStatus(null)
    work().then(
      (text) => text !== undefined && setStatus({ problem: false, text }),
      (error: unknown) => setStatus({ problem: true, text: sentenceOf(error).text }),
    )
  }, [])
  return { status, attempt }
}
