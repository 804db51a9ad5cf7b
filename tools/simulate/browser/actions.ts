/** What happens to a shop, and what is done in it: the plan of a simulation is a list of these. */
import type { BuildName } from './builds.ts'
import type { DiskWeather } from '../disk/disk.ts'
import type { NetworkWeather } from '../network/network.ts'

/** Tabs are numbered; an action on one that is not open does nothing. */
export type Action =
  | { readonly do: 'open'; readonly tab: number; readonly seeded: boolean }
  | { readonly do: 'close' | 'kill' | 'freeze' | 'wake' | 'lose-handles'; readonly tab: number }
  | { readonly do: 'thaw'; readonly tab: number; readonly wakes: boolean }
  | { readonly do: 'shop'; readonly tab: number; readonly wish: Wish }
  | { readonly do: 'network'; readonly weather: Partial<NetworkWeather> }
  | { readonly do: 'disk'; readonly weather: Partial<DiskWeather> }
  | { readonly do: 'damage'; readonly store: 'segments' | 'snapshots' | 'outbox' }
  | { readonly do: 'power-loss' | 'gateway-restart' }
  | { readonly do: 'clock'; readonly by: number }
  | { readonly do: 'release'; readonly build: BuildName }
  | { readonly do: 'wait'; readonly milliseconds: number }
  /** Everything works again, time passes, and everything has to be in order. */
  | { readonly do: 'rest' }

/** What a visitor wants. */
export type Wish =
  | {
      readonly want: 'add' | 'set' | 'commerce-add' | 'commerce-set'
      readonly product: string
      readonly quantity: number
    }
  | { readonly want: 'remove' | 'keep' | 'drop' | 'view' | 'pin'; readonly product: string }
  | { readonly want: 'choose'; readonly store: string }
  | { readonly want: 'mode'; readonly mode: 'RECREATIONAL' | 'MEDICAL' }
  | { readonly want: 'fulfilment'; readonly fulfilment: 'pickup' | 'delivery' }
  | { readonly want: 'sign-in'; readonly password: string }
  | { readonly want: 'answer' | 'points'; readonly yes: boolean }
  | { readonly want: 'gate' | 'sign-out' | 'open-cart' | 'go' | 'dismiss' | 'act' | 'order' | 'finish' }

/** One line for a log that people read. */
export function describe(action: Action): string {
  const { do: what, ...more } = action
  if (action.do === 'shop') {
    const { want, ...details } = action.wish
    return `tab ${action.tab}: ${[want, ...Object.values(details).map(String)].join(' ')}`
  }
  return [
    what,
    ...Object.values(more).map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value))),
  ].join(' ')
}
