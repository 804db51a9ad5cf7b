/** Feature flags that another system decides. */
import { filter, merge } from 'rxjs'
import type { FlagsCommands } from '../domains/flags/flags.commands.ts'
import type { FlagValue, FlagValues } from '../domains/flags/flags.events.ts'
import type { FlagsView } from '../domains/flags/flags.view.ts'
import type { ShopPlugin } from '../sdk/shop-plugin.ts'
import { type Watched, changes$, watched$ } from './watched.ts'

/** Where flags come from. */
export interface FlagsOptions {
  /** All flags as they are now. */
  read(): FlagValues | Promise<FlagValues>
  /** Calls the listener whenever flags may have changed; returns the stop. */
  subscribe?(listener: () => void): () => void
  /** Names of the flags to write down; default: all. */
  readonly only?: readonly string[]
}

/** A shop with the domain `flags` of `@leaflog/core/compose`. */
export type WithFlags = {
  /** Writes flags down. */
  readonly flags: FlagsCommands
} & Watched<{ readonly flags: { readonly view: FlagsView } }>

/**
 * Writes the flags into the log, when the shop starts, when they change, and for the next visitor after `forget()`: a replay then
 * shows under which flags something happened, and views can select them. Flags that are the same write nothing. At most
 * 100, each a boolean, a number, or a text of at most 200 characters; more, or other values, are reported as
 * PLUGIN_FAILED, and the flags before stay. Nothing personal belongs into a flag.
 */
export const featureFlags = ({ read, subscribe, only }: FlagsOptions): ShopPlugin<WithFlags> => ({
  name: 'flags',
  start: (shop, { listen }) => {
    const isEmpty$ = watched$(shop, ({ flags }) => Object.keys(flags.view.values).length === 0).pipe(filter(Boolean))
    const changed$ = subscribe ? changes$(subscribe) : []
    listen(merge(changed$, isEmpty$), async () => {
      const values = await read()
      await shop.flags.decide(only ? picked(values, only) : values)
    })
  },
})

const picked = (values: FlagValues, names: readonly string[]): FlagValues =>
  Object.fromEntries(
    names.flatMap((name): [string, FlagValue][] => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined
      return value === undefined ? [] : [[name, value]]
    }),
  )
