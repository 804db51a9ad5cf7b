/** A span for each database statement: what it did to which table. Never its text or its values (I5). */
import type { LogEvent } from 'kysely'
import { currentTrace, failureOf } from './trace.ts'

const OPERATION = /^\s*(\w+)/
const TABLE = /\b(?:from|into|update)\s+"?([a-z_]\w*)"?/i

/** For Kysely's `log`. */
export function recordStatement(event: LogEvent): void {
  const trace = currentTrace()
  if (!trace?.isRecorded) return
  const { sql } = event.query
  const operation = (OPERATION.exec(sql)?.[1] ?? 'statement').toUpperCase()
  const table = TABLE.exec(sql)?.[1]
  const span = {
    name: table === undefined ? operation : `${operation} ${table}`,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table !== undefined && { 'db.collection.name': table }),
    },
  } as const
  trace.record(span, event.queryDurationMillis, event.level === 'error' ? failureOf(event.error) : undefined)
}
