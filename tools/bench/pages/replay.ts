import { openFile } from '@leaflog/core/time-machine'

import type { PageResult } from '../chromium-page.ts'
import { recordedSession } from '../recorded-session.ts'
import { runNamed } from './page.ts'

/** Milliseconds from the text of a file to what each of its events has changed. */
function read(text: string, events: number): number {
  const startedAt = performance.now()
  const { history, difference } = openFile(text)
  const listed = history.events.filter(({ seq }) => history.changed(seq).length > 0)
  const took = performance.now() - startedAt
  if (difference !== null || history.events.length !== events || listed.length === 0)
    throw new Error('The file was not read to its recorded end.')
  return took
}

/** Once: a page that opens a file has not opened another one before. */
const file = async (): Promise<PageResult> => {
  const { text, events } = recordedSession()
  const took = read(text, events)
  return { ours: took, peer: took, detail: `${events} events` }
}

await runNamed({ file })
