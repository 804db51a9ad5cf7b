/**
 * The age gate:
 *
 *   unverified.choosing ─submitted, too young─> unverified.refused ─5 s, or another state─> choosing
 *   unverified ─submitted, old enough─> verified ─after 30 days─> unverified
 */
import { type SnapshotFrom, assign, setup } from 'xstate'
import { effect } from '../../engine/kernel/define-domain.ts'
import { dayOf } from '../../rules/time/days.ts'
import type { AgeGateEntry } from '../../wire/commerce/age-gate.ts'
import type { SessionEvent } from '../session/session.events.ts'
import type { AgeGateEvent } from './age-gate.events.ts'
import {
  DEFAULT_REFUSAL,
  ERROR_SHOWN_MS,
  EXTERNAL_SHOP_STATE,
  isOldEnough,
  verificationEnds,
} from './age-gate.rules.ts'

export interface AgeGateContext {
  /** Null until they are known. */
  readonly entries: readonly AgeGateEntry[] | null
  readonly failed: boolean
  /** The event that asked for the states, while the answer is awaited. */
  readonly loadId?: string | undefined
  readonly chosen: { readonly state: string; readonly month: string; readonly day: string; readonly year: string }
  readonly error: { readonly text: string; readonly until: number } | null
  readonly verified: { readonly at: number; readonly until: number; readonly state: string | null } | null
  /** When the gate was last touched: the years on offer count from here. */
  readonly asOf: number
}

const nothingChosen = { state: '', month: '', day: '', year: '' }

export const ageGateMachine = setup({
  types: { context: {} as AgeGateContext, events: {} as AgeGateEvent | SessionEvent },
  actions: {
    loadConfig: effect(),
    saveRecord: effect<{ verificationTime: number; state: string; validDays: number }>(),
    forgetRecord: effect(),
    openExternalShop: effect<{ state: string }>(),
    leave: effect(),
  },
}).createMachine({
  id: 'ageGate',
  context: {
    entries: null,
    failed: false,
    loadId: undefined,
    chosen: nothingChosen,
    error: null,
    verified: null,
    asOf: 0,
  },
  initial: 'unverified',
  on: {
    // I6: whoever comes next is asked for a birth date of their own.
    'session.ended': { actions: assign(({ context }) => forgetBirthDate(context)) },
    'ageGate.configLoaded': {
      guard: ({ context, event }) => context.loadId !== undefined || !sameEntries(context.entries, event.data.entries),
      actions: assign(({ context, event }) => load(context, event)),
    },
  },
  states: {
    unverified: {
      initial: 'choosing',
      on: {
        'ageGate.opened': { actions: [assign(({ event }) => ({ loadId: event.id })), 'loadConfig'] },
        'ageGate.configFailed': {
          actions: assign(({ context }) => ({ failed: context.entries === null, loadId: undefined })),
        },
        'ageGate.stateChosen': {
          guard: ({ context, event }) => entryOf(context, event.data.state) !== undefined,
          target: '.choosing',
          actions: assign(({ context, event }) => chooseState(context, event.data.state, event.at)),
        },
        'ageGate.dateChosen': { actions: assign(({ context, event }) => chooseDate(context, event.data)) },
        'ageGate.submitted': [
          { guard: ({ context, event }) => !isComplete(context, event) },
          {
            guard: ({ context, event }) => !passes(context, event),
            target: '.refused',
            actions: assign(({ context, event }) => refuse(context, event)),
          },
          {
            guard: ({ event }) => event.data.state === EXTERNAL_SHOP_STATE,
            actions: { type: 'openExternalShop', params: ({ event }) => ({ state: event.data.state }) },
          },
          {
            target: 'verified',
            actions: [
              assign(({ event }) => verify(event)),
              {
                type: 'saveRecord',
                params: ({ event }) => ({
                  verificationTime: event.at,
                  state: event.data.state,
                  validDays: event.data.validDays,
                }),
              },
            ],
          },
        ],
        'ageGate.recalled': {
          guard: ({ event }) => verificationEnds(event.data.verificationTime, event.data.validDays) > event.at,
          target: 'verified',
          actions: assign(({ event }) => recall(event)),
        },
        'ageGate.exited': { actions: 'leave' },
      },
      states: {
        choosing: {},
        refused: {
          on: {
            'ageGate.refusalElapsed': {
              guard: ({ context, event }) => event.data.until === context.error?.until,
              target: 'choosing',
              actions: assign({ error: null }),
            },
          },
        },
      },
    },
    verified: {
      on: {
        'ageGate.expired': {
          guard: ({ context, event }) => event.data.verificationTime === context.verified?.at,
          target: 'unverified',
          actions: [
            assign(({ event }) => ({ verified: null, chosen: nothingChosen, error: null, loadId: event.id })),
            'forgetRecord',
            'loadConfig',
          ],
        },
      },
    },
  },
})

export type AgeGateState = SnapshotFrom<typeof ageGateMachine>

type Submitted = Extract<AgeGateEvent, { type: 'ageGate.submitted' }>
type Recalled = Extract<AgeGateEvent, { type: 'ageGate.recalled' }>
type ConfigLoaded = Extract<AgeGateEvent, { type: 'ageGate.configLoaded' }>

const entryOf = (context: AgeGateContext, state: string): AgeGateEntry | undefined =>
  context.entries?.find((entry) => entry.state_code === state)

const sameEntries = (a: readonly AgeGateEntry[] | null, b: readonly AgeGateEntry[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** States that were known already change nothing else. */
const load = (context: AgeGateContext, { at, data: { entries } }: ConfigLoaded) => ({
  loadId: undefined,
  failed: false,
  ...(!sameEntries(context.entries, entries) && { entries, asOf: at }),
})

/** 4a.4: another state resets month, day and the error. */
const chooseState = (context: AgeGateContext, state: string, at: number) => ({
  chosen: { ...context.chosen, state, month: '', day: '' },
  error: null,
  asOf: at,
})

const forgetBirthDate = ({ chosen: { state } }: AgeGateContext) => ({ chosen: { ...nothingChosen, state } })

const chooseDate = (
  context: AgeGateContext,
  date: { month?: string | undefined; day?: string | undefined; year?: string | undefined },
) => ({
  chosen: {
    ...context.chosen,
    month: date.month ?? context.chosen.month,
    day: date.day ?? context.chosen.day,
    year: date.year ?? context.chosen.year,
  },
})

/** 4a.3: a birth date is needed where the state asks for one. */
function isComplete(context: AgeGateContext, { data }: Submitted): boolean {
  const entry = entryOf(context, data.state)
  return entry !== undefined && (!entry.show_datepicker || data.birthDate !== null)
}

/** 5a.3; a birth date that was given although not asked for counts too. */
function passes(context: AgeGateContext, { data, at }: Submitted): boolean {
  const entry = entryOf(context, data.state)
  if (!entry) return false
  return data.birthDate === null || isOldEnough(data.birthDate, dayOf(at, data.offset), entry)
}

const refuse = (context: AgeGateContext, { data, at }: Submitted) => ({
  error: {
    text: entryOf(context, data.state)?.age_requirement_copy || DEFAULT_REFUSAL,
    until: at + ERROR_SHOWN_MS,
  },
})

const verify = ({ data, at }: Submitted) => ({
  verified: { at, until: verificationEnds(at, data.validDays), state: data.state },
  error: null,
  loadId: undefined,
})

const recall = ({ data }: Recalled) => ({
  verified: {
    at: data.verificationTime,
    until: verificationEnds(data.verificationTime, data.validDays),
    state: data.state,
  },
  error: null,
  loadId: undefined,
})
