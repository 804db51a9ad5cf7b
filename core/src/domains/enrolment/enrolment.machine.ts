/**
 * Joining Rewards. What the email check says leads to the next step; what is being asked of the server is `waiting`.
 *
 *   step 0, email ─new─> step 2 ─details─> step 3 ─joined─> enrolled ─signed in─> step 0
 *   step 0, email ─shop account─> step 1, its password ─right─> step 2
 */
import { type Message, messageIn } from '../../wire/messages/message.ts'
import { type SnapshotFrom, assign, setup } from 'xstate'
import { effect } from '../../engine/kernel/define-domain.ts'
import type { PasswordResetEvent, ResetType } from '../password-reset/password-reset.events.ts'
import type { SessionEvent } from '../session/session.events.ts'
import type { Destination, EnrolmentDetails, EnrolmentEvent } from './enrolment.events.ts'
import { ANSWER_WAIT_MS, type EnrolmentOutcome, INVALID_EMAIL, outcomeOf } from './enrolment.rules.ts'
import type { EmailCheck } from '../../wire/commerce/credentials-model.ts'

export interface Enrolling {
  readonly request: string
  readonly existing: boolean
  readonly email: string
  readonly details: EnrolmentDetails
  readonly emails: boolean
  readonly texts: boolean
  readonly signature: string
}

interface Waiting {
  readonly id: string
  readonly kind: 'check' | 'enrol'
  readonly until: number
  /** With what somebody is joining: the form may be changed meanwhile. */
  readonly enrolling?: Enrolling | undefined
}

export interface EnrolmentContext {
  /** The event that asked for the store's configuration, while the answer is awaited. */
  readonly loadId?: string | undefined
  readonly states: readonly { readonly code: string; readonly name: string }[] | null
  /** Why the store's configuration is not known; null while nothing speaks against it. */
  readonly configProblem: string | null
  /** Said where the service refuses without words. */
  readonly errorMessage: string | null
  readonly step: 0 | 1 | 2 | 3
  readonly email: string
  readonly outcome: EnrolmentOutcome | null
  readonly details: EnrolmentDetails
  readonly waiting: Waiting | null
  readonly enrolled: boolean
  readonly problem: string | null
  readonly said?: Message | undefined
  readonly destination: Destination | null
  readonly resetType: ResetType
}

const nothing = {
  step: 0,
  email: '',
  outcome: null,
  details: { firstname: '', lastname: '', dateOfBirth: '', state: '', phone: '' },
  waiting: null,
  enrolled: false,
  problem: null,
} as const

/** 2e.2, 4d.6: the form of the sign-in page knows which email it was. */
const WRONG_PASSWORD = 'That password is incorrect.'

const base = setup({
  types: {
    context: {} as EnrolmentContext,
    events: {} as EnrolmentEvent | PasswordResetEvent | SessionEvent,
  },
  actions: {
    loadStates: effect(),
    checkEmail: effect<{ request: string; email: string }>(),
    checkCredentials: effect<{ request: string; email: string }>(),
    enrol: effect<Enrolling>(),
  },
})

const check = base.assign(({ event }) => ({
  waiting: { id: event.id, kind: 'check' as const, until: event.at + ANSWER_WAIT_MS },
  problem: null,
}))

export const enrolmentMachine = base.createMachine({
  id: 'enrolment',
  context: {
    ...nothing,
    said: undefined,
    loadId: undefined,
    states: null,
    configProblem: null,
    errorMessage: null,
    destination: null,
    resetType: 'DEFAULT',
  },
  on: {
    'enrolment.opened': { actions: [assign(({ event }) => ({ loadId: event.id })), 'loadStates'] },
    'enrolment.statesLoaded': {
      actions: assign(({ event: { data } }) => ({
        states: data.states,
        errorMessage: data.errorMessage,
        configProblem: null,
        loadId: undefined,
      })),
    },
    'enrolment.statesFailed': {
      actions: assign(({ event }) => ({
        configProblem: event.data.message,
        said: messageIn(event.data),
        loadId: undefined,
      })),
    },

    'enrolment.emailSubmitted': {
      guard: ({ context }) => context.waiting === null,
      actions: [
        assign(({ event }) => ({ ...nothing, email: event.data.email })),
        check,
        { type: 'checkEmail', params: ({ event }) => ({ request: event.id, email: event.data.email }) },
      ],
    },
    'enrolment.emailChecked': {
      guard: ({ context, event }) => context.waiting?.id === event.data.request,
      actions: assign(({ event }) => goOn(event.data.result)),
    },
    'enrolment.passwordSubmitted': {
      guard: ({ context }) => context.waiting === null && context.step === 1,
      actions: [
        check,
        { type: 'checkCredentials', params: ({ context, event }) => ({ request: event.id, email: context.email }) },
      ],
    },
    'enrolment.credentialsChecked': {
      guard: ({ context, event }) => context.waiting?.id === event.data.request,
      actions: assign(({ context, event: { data } }) =>
        data.valid
          ? { waiting: null, step: 2, details: { ...context.details, dateOfBirth: data.dateOfBirth ?? '' } }
          : { waiting: null, problem: WRONG_PASSWORD },
      ),
    },
    'enrolment.detailsGiven': {
      guard: ({ context, event }) =>
        context.step >= 2 && (context.states?.some(({ code }) => code === event.data.state) ?? true),
      actions: assign(({ event }) => ({ details: event.data, step: 3, problem: null })),
    },
    'enrolment.completed': {
      guard: ({ context }) => context.waiting === null && context.step === 3,
      actions: [
        assign(({ context, event }) => ({
          waiting: {
            id: event.id,
            kind: 'enrol' as const,
            until: event.at + ANSWER_WAIT_MS,
            enrolling: enrolling(context, event),
          },
          problem: null,
        })),
        { type: 'enrol', params: ({ context, event }) => enrolling(context, event) },
      ],
    },
    'enrolment.enrolled': {
      guard: ({ context, event }) => context.waiting?.id === event.data.request,
      actions: assign({ waiting: null, enrolled: true }),
    },
    'enrolment.refused': {
      guard: ({ context, event }) => context.waiting?.id === event.data.request,
      actions: assign(({ context, event }) => ({
        waiting: null,
        problem: event.data.message ?? context.errorMessage,
        said: messageIn({ message: event.data.message ?? '', meaning: event.data.meaning }),
      })),
    },

    'enrolment.wentBack': {
      guard: ({ context }) => context.waiting === null && context.step > 0,
      actions: assign(({ context }) => ({ step: before(context), problem: null })),
    },
    // 2e.3
    'enrolment.begunAnew': { actions: assign({ ...nothing, destination: null, resetType: 'DEFAULT' }) },
    'enrolment.destinationStored': {
      actions: assign(({ event }) => ({ destination: event.data.destination, resetType: event.data.resetType })),
    },
    'enrolment.destinationCleared': {
      guard: ({ context }) => context.destination !== null,
      actions: assign({ destination: null, resetType: 'DEFAULT' }),
    },

    // 4d.6: a shop account is getting a password; with it, enrolment goes on at step 1.
    'passwordReset.sent': [
      {
        guard: ({ event }) => event.data.type === 'HAVE_PASSWORD',
        actions: assign(({ event }) => ({ ...nothing, email: event.data.email, outcome: 'shop', step: 1 })),
      },
      {
        guard: ({ event }) => event.data.type === 'REGISTER',
        actions: assign({ destination: 'LOGIN', resetType: 'DEFAULT' }),
      },
    ],
    'session.signedIn': { actions: assign({ ...nothing, destination: null, resetType: 'DEFAULT' }) },
    // I6: whoever comes next does not see what was typed.
    'session.ended': {
      actions: assign(({ context: { configProblem, said } }) => ({
        ...nothing,
        said: said?.text === configProblem ? said : undefined,
      })),
    },
  },
})

export type EnrolmentState = SnapshotFrom<typeof enrolmentMachine>

type Completed = Extract<EnrolmentEvent, { type: 'enrolment.completed' }>

const enrolling = ({ outcome, email, details }: EnrolmentContext, { id, data }: Completed): Enrolling => ({
  request: id,
  existing: outcome === 'shop',
  email,
  details,
  emails: data.emails,
  texts: data.texts,
  signature: data.signature,
})

function goOn(result: EmailCheck): Partial<EnrolmentContext> {
  const outcome = outcomeOf(result)
  const step = outcome === 'new' ? 2 : outcome === 'shop' ? 1 : 0
  return { waiting: null, outcome, step, problem: outcome === 'invalid' ? INVALID_EMAIL : null }
}

/** New members have no step 1. */
const before = ({ step, outcome }: EnrolmentContext): 0 | 1 | 2 =>
  step === 3 ? 2 : step === 2 && outcome === 'shop' ? 1 : 0
