import { createFolder, type State } from '../../core/src/engine/kernel/fold.ts'
import { upcast } from '../../core/src/engine/log/upcast.ts'
import { allDomains } from '../../core/src/domains/domains.ts'
import { cartSession } from './cart-session.ts'

/** An export of 3,000 events on a cart of 20 lines, read by the command line and by a browser. */
export function recordedSession(): { readonly text: string; readonly events: number } {
  const { opening, changes } = cartSession(20, 600)
  const folder = createFolder(allDomains, 'tab-1')
  const initial = folder.initial()
  const tab = folder.saveTab(initial)
  const events = [...opening, ...changes]
  const end = events.map((event) => upcast(event, folder.find)).reduce<State>(folder.fold, initial)
  const base = { seq: 0, shared: null, tab }
  const lines: unknown[] = [
    { kind: 'header', leaflog: 1, brand: 'bench', exportedAt: 0, tab: 'tab-1', domains: folder.hash, base },
    ...events.map((event) => ({ kind: 'event', event })),
    { kind: 'state', seq: events.length, shared: folder.save(end), tab: folder.saveTab(end) },
  ]
  return { text: lines.map((line) => `${JSON.stringify(line)}\n`).join(''), events: events.length }
}
