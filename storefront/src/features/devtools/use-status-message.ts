import { useCallback, useState } from 'react'
import { sentenceOf } from '../../shared/page/sentence.ts'

export type Said = { problem: boolean; text: string }

/** Does something that may end in a sentence to say; a failure does. */
export type Attempt = (work: () => Promise<string | void>) => void

/** What came of the last thing that was tried. */
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
