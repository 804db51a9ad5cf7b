/** (2c.3) Events in the community, in the reader's language or in English. */
import type { Database } from '../../platform/db.ts'
import { ENGLISH, inLanguage } from '../content/languages.ts'

/** Half a year back, for people who attended, and half a year ahead, the planning horizon. */
const SHOWN_MS = 183 * 86_400_000

interface Wanted {
  language: string
  /** Epoch milliseconds. */
  now: number
  /** A state's code; null for all. */
  state: string | null
}

const rowsIn = (db: Database, language: string) =>
  db.selectFrom('outreach_events').selectAll().where('language', 'in', [language, ENGLISH])

/** Events from half a year ago to half a year from now, in order of time. */
export async function readEvents(db: Database, { language, now, state }: Wanted) {
  const rows = await rowsIn(db, language)
    .where('ends_at', '>=', now - SHOWN_MS)
    .where('starts_at', '<=', now + SHOWN_MS)
    .$if(state !== null, (query) => query.where('state_code', '=', state ?? ''))
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
  const events = Map.groupBy(rows, ({ id }) => id)
  return [...events.values()].flatMap((texts) => inLanguage(texts, language) ?? [])
}

/** An event, however long ago; undefined if there is none. */
export const readEvent = async (db: Database, id: string, language: string) =>
  inLanguage(await rowsIn(db, language).where('id', '=', id).execute(), language)
