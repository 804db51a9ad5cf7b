/** A read-only kernel: it shows the given states, and accepts no events. */
import { BehaviorSubject, Subject } from 'rxjs'
import { LeaflogError } from '../errors/errors.ts'
import { type State, createFolder } from '../engine/kernel/fold.ts'
import type { Kernel } from '../engine/kernel/kernel.ts'
import type { StorageStatus } from '../engine/kernel/storage-status.ts'
import type { LogEvent } from '../engine/log/event.ts'
import { allDomains } from '../domains/domains.ts'

const SENTENCE = 'You are looking at the shop as it was. Go back to now to change something.'

export function createFrozenKernel(tab: string, state: State, blobs: ReadonlyMap<string, string>): Kernel {
  const state$ = new BehaviorSubject(state)
  const events$ = new Subject<LogEvent>()
  const storage$ = new BehaviorSubject<StorageStatus>({ kind: 'memory', problem: null, readOnly: false })
  const refuse = () => Promise.reject(new LeaflogError('READ_ONLY', SENTENCE))
  return {
    tab,
    folder: createFolder(allDomains, tab),
    state$,
    events$,
    storage$,
    start: () => Promise.resolve(),
    commit: refuse,
    dump: refuse,
    blob: (hash) => Promise.resolve(blobs.get(hash) ?? null),
    damaged: () => Promise.resolve(null),
    settled: () => Promise.resolve(),
    pauseListeners: () => () => undefined,
    dispose() {
      for (const subject of [state$, events$, storage$]) subject.complete()
    },
  }
}
