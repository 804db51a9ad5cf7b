/**
 * Given / when / then for the domains: events that happened, an event that is tried, and what came of it. All pure: no log, no
 * clock. Events happen one millisecond apart from `START`, or when `at` says.
 */
import { type State, createFolder } from '../engine/kernel/fold.ts'
import type { ReplayedState } from '../replay/open-log.ts'
import { restoreStates } from '../replay/restore-states.ts'
import { type RecordedEvent, type Scenario, createScenario } from '../replay/scenario.ts'
import { allDomains } from '../domains/domains.ts'

export type { RecordedEvent, Scenario }

export const START = Date.UTC(2026, 5, 15, 16)

/** The tab that a scenario sees: of events of other tabs it folds what all tabs share. */
const TAB = 'tab'

const folder = createFolder(allDomains, TAB)
const after = (state: State, past: readonly RecordedEvent[]): Scenario =>
  createScenario({ folder, tab: TAB, state, seq: 0, now: START }, past)

/** Events with `at` are taken as recorded; the others are tried, and left out where the shop refuses them. */
export const given = (...past: readonly RecordedEvent[]): Scenario => after(folder.initial(), past)

/** The same, from states that some of the domains had. */
export const givenFrom = (states: ReplayedState, ...past: readonly RecordedEvent[]): Scenario =>
  after(restoreStates(states), past)
