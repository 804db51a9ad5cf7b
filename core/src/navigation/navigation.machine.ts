import { assign, setup } from 'xstate'
import type { NavigationEvent } from './navigation.events.ts'

export interface NavigationContext {
  readonly path: string
  readonly search: string
  readonly hash: string
  /** The path before this one; null on the first page. */
  readonly previous: string | null
  readonly ageGateBypassed: boolean
  readonly arrivals: number
}

export const navigationMachine = setup({
  types: { context: {} as NavigationContext, events: {} as NavigationEvent },
}).createMachine({
  id: 'navigation',
  context: { path: '/', search: '', hash: '', previous: null, ageGateBypassed: false, arrivals: 0 },
  on: {
    'navigation.arrived': {
      guard: ({ context, event }) => isElsewhere(context, event),
      actions: assign(({ context, event }) => ({
        ...event.data,
        previous: context.arrivals === 0 ? null : context.path,
        arrivals: context.arrivals + 1,
      })),
    },
  },
})

const isElsewhere = (context: NavigationContext, { data }: NavigationEvent): boolean =>
  context.arrivals === 0 ||
  data.path !== context.path ||
  data.search !== context.search ||
  data.hash !== context.hash ||
  data.ageGateBypassed !== context.ageGateBypassed
