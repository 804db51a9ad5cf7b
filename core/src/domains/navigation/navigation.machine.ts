/** Where this tab is (2b, 2c), and what leaving and arriving bring with them. */
import { setup } from 'xstate'
import { effect } from '../../engine/kernel/define-domain.ts'
import type { NavigationEvent } from './navigation.events.ts'
import { CHECKOUT_PATH } from './navigation.rules.ts'

export interface NavigationContext {
  readonly path: string
  readonly search: string
  readonly hash: string
  /** The path before this one; null on the first page. */
  readonly previous: string | null
  readonly ageGateBypassed: boolean
  readonly arrivals: number
}

const base = setup({
  types: { context: {} as NavigationContext, events: {} as NavigationEvent },
  actions: { markVisitor: effect(), forgetPlacing: effect(), reload: effect() },
})

const arrive = base.assign(({ context, event }) =>
  event.type === 'navigation.arrived'
    ? {
        ...event.data,
        previous: context.arrivals === 0 ? null : context.path,
        arrivals: context.arrivals + 1,
      }
    : {},
)

export const navigationMachine = base.createMachine({
  id: 'navigation',
  context: { path: '/', search: '', hash: '', previous: null, ageGateBypassed: false, arrivals: 0 },
  on: {
    'navigation.arrived': [
      { guard: ({ context, event }) => !isElsewhere(context, event) },
      {
        guard: ({ context, event }) => context.arrivals === 0 && !isCheckout(event.data.path),
        actions: [arrive, 'markVisitor', 'forgetPlacing'],
      },
      { guard: ({ context }) => context.arrivals === 0, actions: [arrive, 'markVisitor'] },
      {
        guard: ({ context, event }) => isCheckout(context.path) && !isCheckout(event.data.path),
        actions: [arrive, 'forgetPlacing'],
      },
      { actions: arrive },
    ],
    'navigation.reloadDue': { actions: 'reload' },
  },
})

const isCheckout = (path: string): boolean => path === CHECKOUT_PATH || path.startsWith(`${CHECKOUT_PATH}/`)

const isElsewhere = (
  context: NavigationContext,
  { data }: Extract<NavigationEvent, { type: 'navigation.arrived' }>,
): boolean =>
  context.arrivals === 0 ||
  data.path !== context.path ||
  data.search !== context.search ||
  data.hash !== context.hash ||
  data.ageGateBypassed !== context.ageGateBypassed
