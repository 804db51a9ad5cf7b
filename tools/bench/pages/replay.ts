import { openFile } from '@leaflog/core/time-machine'

import type { PageResult } from '../chromium-page.ts'
import { recordedSession } from '../recorded-session.ts'
import { runNamed } from './page.ts'

/** Milliseconds from a file's text to the changes made by each of its events. */
function read(text: string, events: number): number {
  const startedAt = performance.now()
  const { history, difference } = openFile(text)
  const listed = history.events.filter(({ seq }) => history.changed(seq).length > 0)
  const took = performance.now() - startedAt
  if (difference !== null || history.events.length !== events || listed.length === 0)
    throw new Error('The replay did not reach the recorded end of the file.')
  return took
}

/** Measured once, because a page that opens a file starts cold. */
const file = async (): Promise<PageResult> => {
  const { text, events } = recordedSession()
  const took = read(text, events)
  return { ours: took, peer: took, detail: `${events} events` }
}

await runNamed({ file })
