/** A shop's state as a value to ask, to try events on and to pass time over: pure, without log, clock or network. */
import { LeaflogError } from '../errors/errors.ts'
import type { DomainEvent } from '../engine/kernel/define-events.ts'
import { dueKey } from '../engine/kernel/due.ts'
import type { Decided, Folder, State } from '../engine/kernel/fold.ts'
import type { LogEvent } from '../engine/log/event.ts'
import { upcast } from '../engine/log/upcast.ts'
import { type ShopState, allDomains } from '../domains/domains.ts'
import { createViews } from '../domains/views.ts'

/** An event, as a log has it or to be tried. */
export interface RecordedEvent extends DomainEvent {
  /** Epoch ms. An event with it was accepted at that time and is not tried again; one without is tried. */
  readonly at?: number
  /** The tab that wrote it; default: the scenario's own. */
  readonly tab?: string
  /** Default: `event-1`, `event-2` and so on. */
  readonly id?: string
  /** The id of the event that led here. */
  readonly cause?: string | null
}

/**
 * A shop's state to read, to try events on, and to pass time over. Each step returns a new one; nothing is sent or
 * stored.
 *
 * ```ts
 * const shop = given(chosen).when(addRequested).wait(5000)
 * expect(shop.view.orderingCart.view.count).toBe(1)
 * ```
 */
export interface Scenario {
  /** Tries an event, `after` ms after the last one. */
  when(event: DomainEvent, after?: number): Scenario
  /**
   * Passes time, and whatever falls due on the way becomes true, once for as long as it is listed; `seen` is told after
   * each.
   */
  wait(milliseconds: number, seen?: (scenario: Scenario) => void): Scenario
  /** As it was after event `seq`, to look at or to go on from. Throws EVENT_INVALID for one that is not there. */
  at(seq: number): Scenario
  /** What screens read, by domain, like `shop.getState()`. */
  readonly view: ShopState
  /** What has happened so far; what was refused has not. */
  readonly events: readonly LogEvent[]
  /** Why the last event was refused; null when it was accepted. */
  readonly refused: Decided['refused']
  /** What the last event asked for, by name. */
  readonly effects: readonly { readonly effect: string; readonly params: unknown }[]
  /** The id of the last event, which effects are told as `intent`. */
  readonly id: string
}

export interface Beginning {
  readonly folder: Folder
  readonly tab: string
  readonly state: State
  /** Of the last event that the state holds. */
  readonly seq: number
  /** Epoch ms. */
  readonly now: number
}

/** Where a scenario stands: `tried` counts events, refused ones too, and names the next. */
interface Standing {
  readonly now: number
  readonly tried: number
  readonly id: string
  readonly events: readonly LogEvent[]
  readonly last: Decided
}

/** The scenario after `past`: recorded events are folded, the others are tried one millisecond apart. */
export function createScenario(beginning: Beginning, past: readonly RecordedEvent[]): Scenario {
  const { folder, tab, seq } = beginning

  const eventOf = (so: Standing, { id, at, type, v, data, tab: writer, cause }: RecordedEvent): LogEvent => ({
    id: id ?? `event-${so.tried + 1}`,
    seq: seq + so.events.length + 1,
    at: at ?? so.now + 1,
    type,
    v,
    data,
    tab: writer ?? tab,
    cause: cause ?? null,
  })
  const follows = (so: Standing, event: LogEvent, last: Decided): Standing => ({
    now: event.at,
    tried: so.tried + 1,
    id: event.id,
    events: last.refused === null ? [...so.events, event] : so.events,
    last,
  })
  const tries = (so: Standing, recorded: RecordedEvent): Standing => {
    const event = eventOf(so, recorded)
    return follows(so, event, folder.decide(so.last.state, event))
  }
  const recalls = (so: Standing, recorded: RecordedEvent): Standing => {
    const event = upcast(eventOf(so, recorded), folder.find)
    return follows(so, event, { state: folder.fold(so.last.state, event), refused: null, effects: [] })
  }
  const takes = (so: Standing, event: RecordedEvent) => (event.at === undefined ? tries(so, event) : recalls(so, event))

  const beginningOf = (now: number): Standing => ({
    now,
    tried: 0,
    id: 'event-0',
    events: [],
    last: { state: beginning.state, refused: null, effects: [] },
  })

  const scenario = (so: Standing): Scenario => ({
    when: (event, after = 1) => scenario(tries(so, { ...event, at: so.now + after })),
    wait(milliseconds, seen) {
      const end = so.now + milliseconds
      let now = so
      let done: readonly string[] = []
      for (;;) {
        const listed = folder.due(now.last.state)
        const [due] = listed.filter((each) => !done.includes(dueKey(each))).toSorted((a, b) => a.at - b.at)
        if (!due || due.at > end) return scenario({ ...now, now: end })
        const still = new Set(listed.map(dueKey))
        done = [...done.filter((key) => still.has(key)), dueKey(due)]
        now = tries(now, { ...due.event, at: Math.max(due.at, now.now) })
        seen?.(scenario(now))
      }
    },
    at(wanted) {
      if (wanted < seq || wanted > seq + so.events.length)
        throw new LeaflogError('EVENT_INVALID', `There is no event ${wanted}.`)
      return scenario(so.events.slice(0, wanted - seq).reduce(recalls, beginningOf(beginning.now)))
    },
    get view() {
      return createViews(allDomains)(so.last.state)
    },
    events: so.events,
    refused: so.last.refused,
    effects: so.last.effects,
    id: so.id,
  })
  return scenario(past.reduce(takes, beginningOf(beginning.now)))
}
