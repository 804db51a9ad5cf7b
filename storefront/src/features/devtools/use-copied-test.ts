import { asTest, replay } from '@leaflog/core/replay'
import { useState } from 'react'
import type { Selection } from './use-selection.ts'
import type { Attempt } from './use-status-message.ts'
import type { Source } from './use-source.ts'
import type { Travel } from './use-travel.ts'
import { writeClipboard } from './write-clipboard.ts'

export type CopiedTest = { text: string; name: string }

type Options = { source: Source; travel: Travel; selection: Selection; attempt: Attempt }

/** The history up to the selected event as a test: on the clipboard, or in a dialog if there is none. */
export function useCopiedTest({ source, travel, selection: { seq }, attempt }: Options) {
  const [byHand, setByHand] = useState<CopiedTest | null>(null)
  const onCopy = () =>
    attempt(async () => {
      const isTried = travel.journey?.kind === 'branch' && seq > travel.journey.seq
      const text = asTest({ replayed: replay(await (isTried ? travel.text() : source.text())), upTo: seq })
      if (await writeClipboard(navigator, text)) return `A test of what led to event ${seq} is in the clipboard.`
      setByHand({ text, name: `event-${seq}.test.ts` })
      return undefined
    })
  return { onCopy, byHand, onTaken: () => setByHand(null) }
}
