import type { DomainCommands, ShopState } from '../domains/domains.ts'
import type { Domain } from '../engine/kernel/define-domain.ts'
import type { ShopConfig } from '../http/shop-config.ts'
import type { CommandContext } from '../engine/kernel/commands.ts'

/** What every domain's commands are given; the view is its own. */
export type SharedContext = Omit<CommandContext<unknown, ShopConfig>, 'view'>

interface Commanding {
  readonly name: string
  commands?(context: CommandContext<unknown, ShopConfig>): object
}

/** The commands of these domains, under each domain's name; those of others are missing. */
export function commandsOf(domains: readonly Domain[], shared: SharedContext, getState: () => ShopState): DomainCommands
export function commandsOf(
  domains: readonly Commanding[],
  shared: SharedContext,
  getState: () => Readonly<Record<string, { readonly view: unknown }>>,
): Readonly<Record<string, object>> {
  return Object.fromEntries(
    domains.map(({ name, commands }) => [name, commands?.({ ...shared, view: () => getState()[name]?.view }) ?? {}]),
  )
}
