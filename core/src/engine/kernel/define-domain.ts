/** The one extension type of Leaflog: every feature is a value of `Domain`. */
import type { Observable } from 'rxjs'
import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import * as z from 'zod/mini'
import type { ErrorCode } from '../../errors/errors.ts'
import type { Draft, Json } from '../log/event.ts'
import type { Credentials, Ports } from '../../ports/ports.ts'
import type { CommandContext } from './commands.ts'
import type { DomainEvent, EventMeta } from './define-events.ts'

/** An event that happens by itself at `at` (epoch ms). It is derived from state, so it is scheduled again after a reload. */
export interface Due {
  /** Epoch milliseconds. If that is past, it happens at once. */
  readonly at: number
  /** What is committed then. Once refused or accepted, it is not tried again while it is listed unchanged. */
  readonly event: DomainEvent
  /** The longest wait, in ms. An event that is further ahead is due, because the clock was set back. */
  readonly within?: number
}

/**
 * A call whose response the state waits for. The kernel keeps an outbox row for each: a lost row is written again,
 * and a row without a pending call is removed.
 */
export interface PendingCall {
  /** The effect's name within its domain. */
  readonly effect: string
  /** What the effect is run with; JSON. */
  readonly params: unknown
  /** Unique among all calls of the domain, such as the id of the event that caused it. Part of its idempotency key. */
  readonly key: string
}

/** A machine's state as a snapshot holds it. */
export interface SavedState {
  /** The machine's state value: a name, or an object of names for nested states. */
  readonly value: Json
  /** The machine's context. */
  readonly context: Json
}

/** What an effect is given. `key` is its idempotency key; `secrets` were passed beside the causing event. */
export interface EffectContext<Params> {
  /** Checked by the effect's schema. */
  readonly params: Params
  /** Send it as the idempotency key: a repeated attempt has the same one. */
  readonly key: string
  /** Network, clock, storage and the rest of the outside. */
  readonly ports: Ports
  /** What `openKernel` was given as `effectConfig`, with defaults. */
  readonly config: EffectConfig
  /** By the name of the event's field. Empty after a reload, because secrets are never stored. */
  readonly secrets: Readonly<Record<string, string>>
  /** Aborts when the shop ends; pass it to requests. */
  readonly signal: AbortSignal
  /** Stores text beside the log and returns the reference (`blob:<hash>`) for an event. */
  blob(text: string): Promise<string>
}

/** Configuration that effects may use. */
export interface EffectConfig {
  /** Origin of the gateway, '' for the page's own. */
  readonly gateway: string
  /** Where the age gate sends who is too young. */
  readonly exitUrl: string
  /** Absolute addresses of shops elsewhere, by state code, such as `FL`. */
  readonly externalShops: Readonly<Record<string, string>>
  /** The customer's token for calls in their name; never part of params or events. */
  readonly credentials: Credentials
}

/** A call outside that an event causes. It runs at least once; its result is recorded exactly once. */
export interface Effect<Schema extends z.ZodMiniType = z.ZodMiniType> {
  /** Schema of what the machine's action passes; JSON, as it is stored until the effect has run. */
  readonly params: Schema
  /** Version of `params`, from 1. Rows of an older one are upcast when they are claimed. */
  readonly v?: number
  /** Converts params that an older version stored. */
  readonly upcast?: (params: Json, from: number) => Json
  /** Names of this effect in earlier releases; it also runs rows with these names. */
  readonly formerly?: readonly string[]
  /** Effects of one lane run one at a time, in order, over all tabs. */
  readonly lane?: string
  /** Only the tab that caused it may run it (opening a window). */
  readonly tabOnly?: boolean
  /** Number of attempts; default 1. */
  readonly attempts?: number
  /**
   * Does the work, and resolves to the events that record its result; they are committed together. If it rejects, it is
   * tried again while `attempts` are left, except after NOT_AUTHORIZED.
   */
  readonly run: (context: EffectContext<z.output<Schema>>) => Promise<readonly DomainEvent[]>
  /** The events after the last failed attempt. */
  readonly giveUp?: (context: EffectContext<z.output<Schema>>, error: unknown) => readonly DomainEvent[]
}

/** An effect whose types `defineDomain` compares with those of the machine and of the events. */
export interface TypedEffect<Params, Result extends DomainEvent> extends Effect {
  /** For the compiler only. */
  readonly types?: ((params: Params) => Result) | undefined
}

type Events = readonly DomainEvent[]
interface EffectOf<Schema extends z.ZodMiniType, Result, Failure> extends Omit<Effect<Schema>, 'run' | 'giveUp'> {
  readonly run: (context: EffectContext<z.output<Schema>>) => Promise<Result>
  readonly giveUp?: (context: EffectContext<z.output<Schema>>, error: unknown) => Failure
}

/** Parses the stored params before they are used: an outbox row comes from storage. */
export function defineEffect<Schema extends z.ZodMiniType, Result extends Events, Failure extends Events = never[]>(
  effect: EffectOf<Schema, Result, Failure>,
): TypedEffect<Given<z.input<Schema>>, Result[number] | Failure[number]> {
  const { run, giveUp, ...rest } = effect
  const parsed = (context: EffectContext<unknown>) => ({ ...context, params: z.parse(effect.params, context.params) })
  return {
    ...rest,
    run: async (context) => run(parsed(context)),
    ...(giveUp && { giveUp: (context: EffectContext<unknown>, error: unknown) => giveUp(parsed(context), error) }),
  }
}

/** For listeners that have to act at once when the page is closed: the domain's committed state, and the configuration. */
export interface ListenContext<State> {
  /** The domain's state with everything that is stored. */
  readonly state: () => State
  /** The same as effects are given. */
  readonly config: EffectConfig
}

/**
 * A feature as one value: its events, the machine that decides, its calls, its view and its commands. `defineDomain`
 * makes one.
 */
export interface Domain<
  Name extends string = string,
  Machine extends AnyStateMachine = AnyStateMachine,
  View = unknown,
  Commands extends object = object,
> {
  /** Begins the type of each of its events; unique among the domains of a shop, and the same for good. */
  readonly name: Name
  /** `shared`: folded by every tab. `tab`: folded only by the tab that wrote it, fresh after a reload. */
  readonly scope: 'shared' | 'tab'
  /** Raised when saved states of earlier builds would be misread; needs `migrate`. */
  readonly version: number
  /** `strict`: commits of its events wait until they are flushed to the disk. For orders and checkout; the others are `relaxed`. */
  readonly durability?: 'strict'
  /** From `defineEvents`, under the domain's name. */
  readonly events: Readonly<Record<string, EventMeta>>
  /** Accepts or refuses each event, and changes the context. It has no clock, no network and no random numbers. */
  readonly machine: Machine
  /** By the name of the machine's action that requests each. */
  readonly effects?: Readonly<Record<string, Effect>>
  /**
   * What storage beside the log knows better than the state, which may be of a page that was left in the middle. Decided
   * as the log is opened, before anything of it is shown.
   */
  readonly recall?: (ports: Ports, state: SnapshotFrom<Machine>) => readonly DomainEvent[]
  /** Emits events from outside (activity, storage). Events that the machine does not accept are dropped. */
  readonly listen?: (ports: Ports, own: ListenContext<SnapshotFrom<Machine>>) => Observable<DomainEvent>
  /** Events that happen by themselves, derived from the state: asked for after each change. */
  readonly due?: (state: SnapshotFrom<Machine>) => readonly Due[]
  /** The calls whose responses the state waits for. */
  readonly pending?: (state: SnapshotFrom<Machine>) => readonly PendingCall[]
  /** Schema of a saved context. Loaded for states that another build saved, or that have no checksum. */
  readonly context?: () => Promise<z.ZodMiniType | undefined>
  /** Converts a state of an older `version` to this version; null if it cannot. */
  readonly migrate?: (saved: SavedState, from: number) => SavedState | null
  /** A more specific error than EVENT_REJECTED for a refused event of this domain. */
  readonly refuse?: (state: SnapshotFrom<Machine>, event: Draft) => ErrorCode | null
  /** What a screen needs of the state. Called after each change, so it must be cheap and without effects. */
  readonly view: (state: SnapshotFrom<Machine>) => View
  /** The domain's commands. */
  commands?(context: CommandContext<NoInfer<View>, never>): Commands
}

type ActionsOf<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actions']>
type ParamsOf<Action> = Action extends (moment: never, params: infer Params) => unknown
  ? unknown extends Params
    ? Record<string, never>
    : NonNullable<Params>
  : never
/** A machine's context is read-only where a schema's type is not. Where any JSON is taken, whatever a machine gives is written as such. */
type Given<Value> = [z.core.util.JSONType] extends [Value]
  ? unknown
  : Value extends object
    ? { readonly [Key in keyof Value]: Given<Value[Key]> }
    : Value

/** Each effect has the name of an action of the machine, takes what the action is given, and says events of its own domain. */
type LinkedEffects<
  Machine extends AnyStateMachine,
  Result extends DomainEvent,
  Names extends string,
> = string extends Names
  ? Readonly<Record<string, Effect>>
  : {
      readonly [Name in Names]: Name extends keyof ActionsOf<Machine>
        ? TypedEffect<ParamsOf<NonNullable<ActionsOf<Machine>[Name]>>, Result>
        : never
    }

/**
 * Checks by types that the parts of a domain fit together, and returns it: each effect is an action of the machine,
 * takes what the action passes, and results in events of the domain.
 *
 * ```ts
 * const counter = defineDomain({ name: 'counter', scope: 'shared', version: 1, events, machine, view: ({ context }) => context })
 * ```
 */
export const defineDomain = <
  const Name extends string,
  Machine extends AnyStateMachine,
  View,
  Commands extends object = object,
  Type extends string = string,
  Names extends string = never,
>(
  domain: Domain<Name, Machine, View, Commands> & {
    readonly events: Readonly<Record<string, EventMeta<Type>>>
    readonly effects?: LinkedEffects<Machine, DomainEvent<NoInfer<Type>>, Names>
  },
): Domain<Name, Machine, View, Commands> => domain

/** For machines: an action that is an effect does nothing itself; the kernel writes it to the outbox. */
export const effect = <Params = undefined>() => {
  const noop = (_: unknown, _params: Params): void => {}
  return noop
}
