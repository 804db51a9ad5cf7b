/**
 * Given / when / then for the domains: facts that happened, a fact that is tried, and what came of it. All pure: no log, no
 * clock. Facts happen one millisecond apart from `START`, or when `at` says.
 */
import type { Fact } from '../kernel/define-events.ts'
import { type Decided, type State, createFolder } from '../kernel/fold.ts'
import { type ShopState, allDomains } from '../sdk/domains.ts'
import { createViews } from '../sdk/views.ts'

export const START = Date.UTC(2026, 5, 15, 16)

export interface Scenario {
  /** Tries a fact, `after` ms after the last one. */
  when(fact: Fact, after?: number): Scenario
  /** Passes time, and whatever falls due on the way becomes true; `seen` is told after each. */
  wait(milliseconds: number, seen?: (scenario: Scenario) => void): Scenario
  readonly view: ShopState
  /** Why the last fact was refused; null when it was accepted. */
  readonly refused: Decided['refused']
  /** What the last fact asked for, by name. */
  readonly effects: readonly { readonly effect: string; readonly params: unknown }[]
  /** The id of the last fact, which effects are told as `intent`. */
  readonly id: string
}

export const given = (...past: readonly Fact[]): Scenario => {
  const folder = createFolder(allDomains, 'tab')
  const nothing: Decided = { state: folder.initial(), refused: null, effects: [] }

  const scenario = (now: number, count: number, last: Decided): Scenario => {
    const decide = (state: State, fact: Fact, at: number, id: string) =>
      folder.decide(state, { ...fact, id, at, tab: 'tab', cause: null })
    return {
      when: (fact, after = 1) =>
        scenario(now + after, count + 1, decide(last.state, fact, now + after, `event-${count + 1}`)),
      wait(milliseconds, seen) {
        const due = [...folder.due(last.state)].toSorted((a, b) => a.at - b.at)[0]
        if (!due || due.at > now + milliseconds) return scenario(now + milliseconds, count, last)
        const at = Math.max(due.at, now)
        const next = decide(last.state, due.fact, at, `event-${count + 1}`)
        const became = scenario(at, count + 1, next)
        seen?.(became)
        return became.wait(now + milliseconds - at, seen)
      },
      get view() {
        return createViews()(last.state)
      },
      refused: last.refused,
      effects: last.effects,
      id: `event-${count}`,
    }
  }
  return past.reduce((so, fact) => so.when(fact), scenario(START, 0, nothing))
}
