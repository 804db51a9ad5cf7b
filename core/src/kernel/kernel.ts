/** The kernel: a ledger, the domains, and what follows from what was committed: views, hints, timers, effects. */
import { BehaviorSubject, Subject } from 'rxjs'
import { LeaflogError } from '../errors.ts'
import type { Draft, LogEvent } from '../log/event.ts'
import type { Log } from '../log/log.ts'
import type { Ports } from '../ports/ports.ts'
import type { Domain, EffectConfig } from './define-domain.ts'
import { type Fact, splitSecrets } from './define-events.ts'
import { createDueTimers } from './due.ts'
import { type State, createFolder } from './fold.ts'
import { DEFAULT_LEDGER_CONFIG, type Fallback, type LedgerConfig, createLedger } from './ledger.ts'
import { LEASE_MS, createEffectRunner } from './run-effects.ts'
import { createSecretVault } from './secret-vault.ts'
import type { StorageStatus } from './storage-status.ts'
import { createTabHistory } from './tab-history.ts'

/** Facts known before the log is open (from the server's page, from cookies), and when they were (epoch ms). */
export interface Seed {
  readonly at: number
  readonly facts: readonly Fact[]
}

export interface KernelOptions {
  readonly domains: readonly Domain[]
  readonly ports: Ports
  readonly effectConfig: EffectConfig
  readonly log: Log
  readonly fallback: Fallback
  readonly storage: StorageStatus['kind']
  readonly tab: string
  readonly seed?: Seed
  readonly config?: LedgerConfig
}

export interface CommitOptions {
  /** `strict` waits for the disk: for orders and checkout. */
  readonly durability?: 'relaxed' | 'strict'
}

export type Kernel = ReturnType<typeof createKernel>

export function createKernel(options: KernelOptions) {
  const { ports, tab, seed } = options
  const folder = createFolder(options.domains, tab)
  const effects = new Map(
    options.domains.flatMap((domain) =>
      Object.entries(domain.effects ?? {}).map(([name, effect]) => [`${domain.name}.${name}`, effect] as const),
    ),
  )
  const history = createTabHistory(folder)
  const vault = createSecretVault()
  let isOpen = false
  let logId: string | null = null

  const draft = ({ type, v, data }: Fact, cause: string | null, at = ports.clock.now()): Draft => ({
    id: ports.ids.next(),
    at,
    type,
    v,
    data,
    tab,
    cause,
  })
  const seeds = (seed?.facts ?? []).map((fact) => draft(fact, null, seed?.at))
  const seeded = seeds.reduce((state, each) => folder.decide(state, each).state, folder.initial())

  const state$ = new BehaviorSubject<State>(seeded)
  const events$ = new Subject<LogEvent>()
  const storage$ = new BehaviorSubject<StorageStatus>({ kind: options.storage, problem: null, readOnly: false })

  const ledger = createLedger({
    log: options.log,
    fallback: options.fallback,
    deciding: { folder, effects, leaseMs: LEASE_MS },
    config: options.config ?? DEFAULT_LEDGER_CONFIG,
    now: ports.clock.now,
    rowsInFlight: () => runner.running(),
    onAdopted: (state, events, head) => {
      if (logId !== null && logId !== head.logId) history.restart(state)
      logId = head.logId
      history.add(events, head.floor)
      if (!isOpen) return
      if (state$.value !== state) state$.next(state)
      for (const event of events) events$.next(event)
      due.arm()
    },
    onWritten: (decision, head) => {
      for (const event of decision.events) vault.committed(event.id, decision.outbox)
      if (decision.events.length) ports.channel.post(head)
      if (isOpen && (decision.outbox.length || decision.settle.length)) runner.pump()
    },
    onCaughtUp: () => runner.pump(),
    onTrouble: (error, answer) => {
      ports.report(error.code, error.message)
      const { value } = storage$
      if (answer === 'memory') storage$.next({ kind: 'memory', problem: error.code, readOnly: false })
      if (answer === 'read-only') storage$.next({ ...value, problem: error.code, readOnly: true })
      if (answer === 'afresh') storage$.next({ ...value, problem: error.code })
    },
  })

  const due = createDueTimers(
    ports.clock,
    () => folder.due(ledger.state()),
    async ({ fact }) => {
      const [verdict] = await ledger.enqueue({ drafts: [draft(fact, null)], settles: null, blobs: [] })
      return verdict !== undefined && !(verdict instanceof LeaflogError)
    },
  )

  const runner = createEffectRunner({
    tab,
    ports,
    config: options.effectConfig,
    effects,
    claim: (claim) => ledger.log().claim(claim),
    postpone: (id, attempt, notBefore) => ledger.log().postpone(id, attempt, notBefore),
    settle: async (row, facts, blobs) => {
      await ledger.enqueue({ drafts: facts.map((fact) => checked(fact, row.cause).event), settles: row.id, blobs })
      vault.settled(row)
    },
    secretsOf: vault.of,
  })

  /** Cuts secrets out (I5) and proves the rest to be what the schema says. */
  const checked = (fact: Fact, cause: string | null) => {
    const known = folder.find(fact.type)
    if (!known) throw new LeaflogError('EVENT_INVALID', `no event ${fact.type}`)
    const { data, secrets } = splitSecrets(known.schema, { ...Object(fact.data) })
    const read = known.schema.safeParse(data)
    if (!read.success) throw new LeaflogError('EVENT_INVALID', undefined, { cause: read.error })
    return { event: draft({ ...fact, data: read.data }, cause), secrets }
  }

  const wake = () => {
    if (!isOpen) return
    ledger.wake()
    due.arm()
  }
  /** Only a shop that was started listens to the world: a server renders with thousands that never are. */
  let stopListening = () => {}
  const listen = () => {
    const hints = ports.channel.heads$.subscribe((head) => {
      if (head !== ledger.seq()) wake()
    })
    const wakes = ports.page.wake$.subscribe(wake)
    const farewell = ports.presence.announce(tab)
    stopListening = () => {
      hints.unsubscribe()
      wakes.unsubscribe()
      farewell()
      ports.channel.close()
    }
  }

  return {
    tab,
    folder,
    state$,
    events$,
    storage$,

    /** Opens the log; before that, the state is what the seed says and commits wait. */
    async start(): Promise<void> {
      listen()
      const state = await ledger.open(seeds)
      isOpen = true
      state$.next(state)
      due.arm()
      runner.pump()
    },

    /** Resolves with the event once it is durable (I2); rejects with a LeaflogError when the machine refuses it. */
    async commit(fact: Fact, { durability }: CommitOptions = {}): Promise<LogEvent> {
      const { event, secrets } = checked(fact, null)
      vault.put(event.id, secrets)
      const [verdict] = await ledger.enqueue({ drafts: [event], settles: null, blobs: [] }, durability)
      if (verdict && !(verdict instanceof LeaflogError)) return verdict
      vault.drop(event.id)
      throw verdict ?? new LeaflogError('EVENT_FAILED')
    },

    /** Everything an export needs: what is stored, the state it leads to, and the tab domains' state where it begins. */
    async dump() {
      const tail = await ledger.dump()
      return { tail, state: ledger.state(), tabBase: history.at(tail.snapshot?.seq ?? 0) }
    },
    blob: (hash: string) => ledger.log().blob(hash),
    /** Resolves when no effect is left to run. */
    settled: () => runner.idle(),

    dispose() {
      isOpen = false
      due.dispose()
      runner.dispose()
      ledger.dispose()
      stopListening()
      vault.clear()
      for (const subject of [state$, events$, storage$]) subject.complete()
    },
  }
}
