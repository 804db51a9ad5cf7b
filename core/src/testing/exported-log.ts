/** A log of chosen events, as a shop would export it. */
import { allDomains } from '../domains/domains.ts'
import type { DomainEvent } from '../engine/kernel/define-events.ts'
import { type State, createFolder } from '../engine/kernel/fold.ts'
import { type LogEvent, asWritten } from '../engine/log/event.ts'

/** The first moment of such a log is a second after it. */
const EXPORTED_AT = Date.UTC(2026, 5, 15, 16)

/** Of these events, those that were valid; what came up to the event `from` is in the state that the log begins with. */
export function exported(tried: readonly DomainEvent[], from = 0): string {
  const tab = 'a-tab'
  const fold = createFolder(allDomains, tab)
  let state: State = fold.initial()
  let base = { seq: 0, shared: fold.save(state), tab: fold.saveTab(state) }
  const events: LogEvent[] = []
  for (const { type, v, data } of tried) {
    const read = fold.find(type)?.schema.safeParse(data)
    if (!read?.success) continue
    const seq = base.seq + events.length + 1
    const event = {
      id: `id-${seq}`,
      seq,
      at: EXPORTED_AT + seq * 1000,
      type,
      v,
      data: asWritten(read.data),
      tab,
      cause: null,
    }
    state = fold.fold(state, event)
    events.push(event)
    if (seq === from) {
      base = { seq, shared: fold.save(state), tab: fold.saveTab(state) }
      events.length = 0
    }
  }
  const header = {
    kind: 'header',
    leaflog: 1,
    brand: 'fernhill',
    exportedAt: EXPORTED_AT,
    tab,
    domains: fold.hash,
    base,
  }
  const end = { kind: 'state', seq: base.seq + events.length, shared: fold.save(state), tab: fold.saveTab(state) }
  return (
    [header, ...events.map((event) => ({ kind: 'event', event })), end].map((line) => JSON.stringify(line)).join('\n') +
    '\n'
  )
}
