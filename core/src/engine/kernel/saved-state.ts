/** A domain's state as a snapshot holds it, and what a later or an earlier build makes of it. */
import type * as z from 'zod/mini'
import type { Json } from '../log/event.ts'
import type { Snapshot } from '../log/log.ts'
import type { Domain, SavedState } from './define-domain.ts'
import { type MachineState, init, restore, save } from './stepper.ts'

export const savedOf = (domain: Domain, state: MachineState, hash: string): Json => ({
  hash,
  version: domain.version,
  state: save(domain.machine, state),
})

/**
 * Undefined where this build cannot tell what was meant: another version without a migration, states that the machine does
 * not have, a context that its schema does not take. Fields that an older context lacks are as they begin.
 */
export function restoredOf(domain: Domain, saved: Json, contexts: ContextSchemas): MachineState | undefined {
  const kept = savedDomain(saved, domain.name)
  if (!kept) return undefined
  try {
    const { value, context } = migrated(domain, kept)
    if (!isObject(context)) return undefined
    const beginning: unknown = init(domain.machine).context
    const whole: unknown = Object.assign({}, beginning, context)
    if (contexts.get(domain.name)?.safeParse(whole).success === false) return undefined
    return restore(domain.machine, { ...kept.state, value, context: whole })
  } catch {
    // Not to be restored here: the caller reads something else, or leaves it as it is.
    return undefined
  }
}

/** Schemas of saved contexts, by domain. */
export type ContextSchemas = ReadonlyMap<string, z.ZodMiniType>

/**
 * The schemas that a snapshot has to pass: of domains that it does not have from this very build, and of all where no checksum
 * says that it is what was written. A schema that cannot be loaded lets the state through: the machine still has to take it.
 */
export async function contextsFor(
  domains: readonly Domain[],
  { state, unchecked }: Snapshot,
  hashOf: (domain: Domain) => string,
): Promise<ContextSchemas> {
  return contextsOf(domains.filter((domain) => unchecked || savedDomain(state, domain.name)?.hash !== hashOf(domain)))
}

export async function contextsOf(domains: readonly Domain[]): Promise<ContextSchemas> {
  const loaded = await Promise.allSettled(
    domains.map(async ({ name, context }) => ({ name, schema: await context?.() })),
  )
  const known = loaded.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
  return new Map(known.flatMap(({ name, schema }) => (schema ? [[name, schema]] : [])))
}

/** The first release wrote no version. */
const FIRST_VERSION = 1

function migrated(domain: Domain, { version = FIRST_VERSION, state }: Saved): SavedState {
  const { value, context }: { value?: Json; context?: Json } = state
  const saved = { value: value ?? null, context: context ?? null }
  if (version === domain.version) return saved
  const next = version < domain.version ? (domain.migrate?.(saved, version) ?? null) : null
  if (next === null) throw new TypeError(`${domain.name} cannot read version ${version}`)
  return next
}

interface Saved {
  /** The first release did not write it. */
  readonly version?: number
  readonly hash: unknown
  readonly state: object
}

function savedDomain(saved: Json, name: string): Saved | null {
  if (!isObject(saved) || !Object.hasOwn(saved, name)) return null
  const kept: unknown = Reflect.get(saved, name)
  if (!isObject(kept)) return null
  const { version, hash, state }: { version?: unknown; hash?: unknown; state?: unknown } = kept
  if (!isObject(state) || (version !== undefined && typeof version !== 'number')) return null
  return { state, hash, ...(version !== undefined && { version }) }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
