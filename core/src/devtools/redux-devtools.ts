/** The log in the Redux DevTools extension: each event as an action, with the states that it led to. */
import type { Domain } from '../engine/kernel/define-domain.ts'
import { follow } from './follow.ts'
import { type Inspectable, shownStates } from './inspected.ts'

/** A connection of the extension, as far as it is used. */
export interface ReduxDevtoolsConnection {
  /** Shows the state at the beginning. */
  init(state: unknown): void
  /** Shows an action and the state that it led to. */
  send(action: { readonly type: string }, state: unknown): void
  /** Calls the listener with what the user does in the extension; may return a function that stops. */
  subscribe(listener: (message: unknown) => void): (() => void) | undefined
}

/** What the extension puts at `__REDUX_DEVTOOLS_EXTENSION__`. */
export interface ReduxDevtoolsExtension {
  /** Opens a connection under this name; `features` are the buttons to offer. */
  connect(options: {
    readonly name: string
    readonly features: Readonly<Record<string, boolean>>
  }): ReduxDevtoolsConnection
}

/** How a log appears in the Redux DevTools. */
export interface ReduxDevtoolsOptions {
  /** How the extension lists it. Default: Leaflog. */
  readonly name?: string
  /**
   * Called with the event at which the extension wants to look: its seq. A log only goes on, so without this the extension
   * shows past states and offers no jump; `lookBack` of `@leaflog/core/time-machine` shows a shop as it was.
   */
  readonly onJump?: (seq: number) => void
  /** The domains of your own, if the shop was composed with some. */
  readonly domains?: readonly Domain[]
  /** Default: the one of the page. */
  readonly extension?: ReduxDevtoolsExtension
}

/**
 * Sends what happens from now on to the extension. Resolves to a function that stops, or to null where the extension is not
 * installed. Rejects as the log does where it cannot be read.
 */
export async function connectReduxDevtools(
  of: Inspectable,
  { name = 'Leaflog', onJump, domains = [], extension: given }: ReduxDevtoolsOptions = {},
): Promise<(() => void) | null> {
  const extension = given ?? extensionOfPage()
  if (!extension) return null
  const canJump = onJump !== undefined
  const connection = extension.connect({ name, features: { pause: true, export: true, jump: canJump } })
  /** The seq of each action, in the order in which the extension counts them; 0 is the beginning. */
  let sent: number[] = []
  const stop = await follow(of, {
    domains,
    begins(position) {
      sent = [position.seq]
      connection.init(shownStates(position))
    },
    follows({ seq, at, type, data, tab, cause }, after) {
      sent.push(seq)
      connection.send(
        Object.assign({ type }, { data, seq, at: new Date(at).toISOString(), tab, cause }),
        shownStates(after),
      )
    },
  })
  const unsubscribe = connection.subscribe((message) => {
    const action = jumpOf(message)
    const seq = action === null ? undefined : sent[action]
    if (seq !== undefined) onJump?.(seq)
  })
  return () => {
    stop()
    unsubscribe?.()
  }
}

const JUMPS: readonly unknown[] = ['JUMP_TO_ACTION', 'JUMP_TO_STATE']

/** The number of the action that a message of the extension leads to; null for any other message. */
function jumpOf(message: unknown): number | null {
  const payload = field(message, 'payload')
  const action = field(payload, 'actionId')
  return field(message, 'type') === 'DISPATCH' && JUMPS.includes(field(payload, 'type')) && typeof action === 'number'
    ? action
    : null
}

const field = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined

function extensionOfPage(): ReduxDevtoolsExtension | null {
  const found: unknown = Reflect.get(globalThis, '__REDUX_DEVTOOLS_EXTENSION__')
  return isExtension(found) ? found : null
}

/** The extension itself is a function, too. */
const isExtension = (found: unknown): found is ReduxDevtoolsExtension =>
  (typeof found === 'object' || typeof found === 'function') &&
  found !== null &&
  typeof Reflect.get(found, 'connect') === 'function'
