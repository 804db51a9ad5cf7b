import type { DomainCommands, ShopState, allDomains } from '../domains/domains.ts'
import type { ShopConfig } from '../http/shop-config.ts'
import type { CommandContext } from '../engine/kernel/commands.ts'

/** What every domain's commands are given; the view is its own. */
export type SharedContext = Omit<CommandContext<unknown, ShopConfig>, 'view'>

interface Commanding {
  readonly name: string
  commands?(context: CommandContext<unknown, ShopConfig>): object
}

/** The commands of every domain, under the domain's name. */
export function commandsOf(domains: typeof allDomains, shared: SharedContext, getState: () => ShopState): DomainCommands
export function commandsOf(
  domains: readonly Commanding[],
  shared: SharedContext,
  getState: () => Readonly<Record<string, { readonly view: unknown }>>,
): Readonly<Record<string, object>> {
  return Object.fromEntries(
    domains.map(({ name, commands }) => [name, commands?.({ ...shared, view: () => getState()[name]?.view }) ?? {}]),
  )
}
