/**
 * Given / when / then for domains: past events, an event to try, and its result. Pure: no log, no clock. Events happen
 * one millisecond apart from `START`, or at the time given by `at`.
 */
import { type State, createFolder } from '../engine/kernel/fold.ts'
import type { ReplayedState } from '../replay/open-log.ts'
import { restoreStates } from '../replay/restore-states.ts'
import { type RecordedEvent, type Scenario, createScenario } from '../replay/scenario.ts'
import { allDomains } from '../domains/domains.ts'

export type { RecordedEvent, Scenario }

/**
 * The time of a scenario before its first event: June 15, 2026, 16:00 UTC in epoch milliseconds, a Monday noon in
 * Florida.
 */
export const START = Date.UTC(2026, 5, 15, 16)

/** The tab of a scenario. Of other tabs' events only shared domains are folded. */
const TAB = 'tab'

const folder = createFolder(allDomains, TAB)
const after = (state: State, past: readonly RecordedEvent[]): Scenario =>
  createScenario({ folder, tab: TAB, state, seq: 0, now: START }, past)

/** Events with `at` are taken as recorded; the others are tried, and left out if the shop refuses them. */
export const given = (...past: readonly RecordedEvent[]): Scenario => after(folder.initial(), past)

/** The same, starting from the given states of some domains. */
export const givenFrom = (states: ReplayedState, ...past: readonly RecordedEvent[]): Scenario =>
  after(restoreStates(states), past)
