/** Defects to plant, each of which the simulation has to find: that it finds nothing in the tree proves little otherwise. */
import type { SourceChange } from '../releases/build.ts'

export interface Defect {
  readonly name: string
  readonly change: SourceChange | null
  readonly forgetsKeys?: boolean
}

export const defects: readonly Defect[] = [
  {
    name: 'a commit is acknowledged before its transaction has completed',
    change: {
      file: 'engine/log/indexeddb-connection.ts',
      from: 'const result = await work(transaction)\n    await completed',
      to: 'const result = await work(transaction)',
    },
  },
  {
    name: 'a tab writes without looking at what others have written',
    change: { file: 'engine/log/indexeddb-log.ts', from: 'if (!isAsKnown || keys', to: 'if (keys' },
  },
  {
    name: 'a snapshot holds another state than that of its place',
    change: {
      file: 'engine/kernel/housekeeping.ts',
      from: 'folder.save(committed)',
      to: 'folder.save(deciding.folder.initial())',
    },
  },
  {
    name: 'an effect never settles',
    change: {
      file: 'engine/kernel/run-effects.ts',
      from: '(await options.settle(row, found, blobs))) return',
      to: 'row.awaited) return',
    },
  },
  {
    name: 'rows of tabs that have died are nobody’s',
    change: {
      file: 'engine/log/outbox.ts',
      from: 'const leased = row.leaseUntil > now && row.leaseUntil <= now + leaseMs',
      to: "if (alive !== null) return { is: 'other', until: now + leaseMs }\n  const leased = true",
    },
  },
  {
    name: 'each try of a call has a key of its own',
    change: {
      file: 'domains/ordering-cart/ordering-cart.calls.ts',
      from: "'idempotency-key': ofCall ?? key",
      to: "'idempotency-key': `${ofCall ?? key}:${ports.ids.next()}`",
    },
  },
  {
    name: 'one key for all calls of the cart',
    change: {
      file: 'domains/ordering-cart/ordering-cart.calls.ts',
      from: "'idempotency-key': ofCall ?? key",
      to: "'idempotency-key': 'the-cart'",
    },
  },
  {
    name: 'a wish that cannot be sent is dropped',
    change: {
      file: 'domains/ordering-cart/away.ts',
      from: 'if (queue.length === 0) return { sending: null, call: undefined }',
      to: 'if (queue.length > 0) return { sending: null, call: undefined, queue: queue.slice(1) }',
    },
  },
  { name: 'the gateway forgets keys', change: null, forgetsKeys: true },
]
