/** The age gate has one state more, and nothing else says so: its version is as it was. */
import { type Change, changed, withTable } from './change.ts'

export const change: Change = changed('ageGate', (domain) =>
  withTable(domain, (table) => ({ ...table, states: { ...table.states, resting: {} } })),
)
