/** A page with only a kernel and a recording domain, for tests that kill it. */
import { platformPorts } from '../../adapters/browser.ts'
import { createKernel } from '../../engine/kernel/kernel.ts'
import { createIndexedDbLog } from '../../engine/log/indexeddb-log.ts'
import { createMemoryLog, createMemoryStore } from '../../engine/log/memory-log.ts'
import { noCredentials } from '../fake-ports.ts'
import { createRecordingDomain, recordingEvents, tapeOf } from '../recording-domain.ts'

const ports = platformPorts({ brand: 'tape' })
const newLogId = ports.ids.next
const { clock } = ports

const kernel = createKernel({
  domains: [{ ...createRecordingDomain(), due: () => [] }],
  ports,
  effectConfig: { gateway: '', exitUrl: 'https://example.com', externalShops: {}, credentials: noCredentials },
  log: createIndexedDbLog({ name: 'tape', factory: indexedDB, clock, newLogId }),
  fallback: (from) => {
    const store = createMemoryStore(newLogId(), from)
    return { log: createMemoryLog(store, newLogId), position: store.head }
  },
  storage: 'indexeddb',
  tab: ports.ids.next(),
  // Frequent snapshots, and every event kept so that the test can read the whole history at the end.
  config: { snapshotEvery: 50, retention: { events: 1e9, ms: 1e12 } },
})
await kernel.start()

const record = async (note: string) => (await kernel.commit(recordingEvents.recorded({ note }))).id

const tapePage = {
  /** Records entries one by one, and acknowledges each after its commit. */
  async record(count: number, acknowledge: (id: string) => void, note = 'n') {
    for (let done = 0; done < count; done += 1) acknowledge(await record(note))
  },
  /** The same with events that have no effects. */
  async mark(count: number, acknowledge: (id: string) => void) {
    for (let done = 0; done < count; done += 1) {
      const id = ports.ids.next()
      await kernel.commit(recordingEvents.lost({ id }))
      acknowledge(id)
    }
  },
  /** Records without waiting, endlessly. */
  flood(acknowledge: (id: string) => void) {
    const next = () => void record('n').then(acknowledge)
    next()
    clock.after(1, () => tapePage.flood(acknowledge))
  },
  saved: () => JSON.stringify(kernel.folder.save(kernel.state$.value)),
  tape: () => tapeOf(kernel.state$.value),
  storage: () => kernel.storage$.value,
  async dump() {
    const { tail, state } = await kernel.dump()
    const events = tail.events.map(({ seq, id }) => ({ seq, id }))
    return { events, saved: JSON.stringify(kernel.folder.save(state)), seq: tail.head.seq }
  },
}

declare global {
  interface Window {
    tapePage: typeof tapePage
    /** Defined by the test: the call leaves the page at once, so it survives a crash. */
    acknowledge: (id: string) => void
  }
}
window.tapePage = tapePage
