/** Events as comma-separated values (RFC 4180), for spreadsheets. */
import type { AnalyticsEventsTable } from './tables.ts'
import type { Selectable } from 'kysely'

type Row = Selectable<AnalyticsEventsTable>

const columns: readonly (readonly [title: string, value: (row: Row) => string | number | boolean | null])[] = [
  ['id', (row) => row.id],
  ['name', (row) => row.name],
  ['at', (row) => new Date(row.at).toISOString()],
  ['received_at', (row) => new Date(row.received_at).toISOString()],
  ['visitor', (row) => row.visitor],
  ['new_visitor', (row) => row.new_visitor],
  ['path', (row) => row.path],
  ['store', (row) => row.store],
  ['state', (row) => row.state],
  ['channel', (row) => row.channel],
  ['revenue_usd', (row) => (row.revenue_cents === null ? null : (row.revenue_cents / 100).toFixed(2))],
  ['term', (row) => row.term],
  ['results', (row) => row.results],
  ['data', (row) => JSON.stringify(row.data)],
]

export const CSV_HEAD = `${columns.map(([title]) => title).join(',')}\r\n`

export const csvLine = (row: Row): string => `${columns.map(([, value]) => cell(value(row))).join(',')}\r\n`

function cell(value: string | number | boolean | null): string {
  if (value === null) return ''
  const text = String(value)
  // A spreadsheet would evaluate text that begins with these characters, and the text is untrusted.
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
