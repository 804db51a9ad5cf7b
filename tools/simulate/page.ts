/** One page of a build: a kernel with the commands of its domains, whose acknowledged events are noted. */
import { filter, firstValueFrom } from 'rxjs'
import type { CommandContext } from '../../core/src/engine/kernel/commands.ts'
import type { Domain } from '../../core/src/engine/kernel/define-domain.ts'
import { stateOf } from '../../core/src/engine/kernel/fold.ts'
import { isLeaflogError } from '../../core/src/errors/errors.ts'
import type { ShopConfig } from '../../core/src/http/shop-config.ts'
import type { Ports } from '../../core/src/ports/ports.ts'
import type { KernelTab } from '../../core/src/testing/kernel-tabs.ts'
import type { Build } from './builds.ts'

export interface Page {
  readonly build: Build
  readonly tab: KernelTab
  readonly started: Promise<void>
  viewOf(domain: string): unknown
  /** Calls a command by name. Null, or the code that it rejected with; throws what has no code. */
  ask(domain: string, command: string, ...args: readonly unknown[]): Promise<string | null>
}

interface PageOptions {
  readonly build: Build
  readonly tab: KernelTab
  readonly ports: Pick<Ports, 'clock' | 'http' | 'cookies' | 'local'>
  readonly gateway: string
  /** An event was acknowledged while the log was where it belongs. */
  readonly onDurable: (id: string) => void
}

interface Commanding {
  commands?(context: CommandContext<unknown, ShopConfig>): object
}

const config: ShopConfig = {
  verificationDays: 30,
  shopping: () => ({ storeCode: null, mode: 'RECREATIONAL', delivery: false }),
}

export function createPage({ build, tab, ports, gateway, onDurable }: PageOptions): Page {
  const { kernel } = tab
  const find = (name: string): Domain => {
    const domain = build.domains.find((each) => each.name === name)
    if (!domain) throw new Error(`There is no domain ${name}.`)
    return domain
  }
  const viewOf = (name: string): unknown => {
    const domain = find(name)
    return domain.view(stateOf(kernel.state$.value, domain))
  }
  const commit: typeof kernel.commit = async (event) => {
    const committed = await kernel.commit(event)
    if (kernel.storage$.value.kind === 'indexeddb') onDurable(committed.id)
    return committed
  }
  const commandsOf = (name: string): object => {
    const domain: Commanding = find(name)
    const context = {
      ...ports,
      view: () => viewOf(name),
      commit,
      commitIfNews: async (event: Parameters<typeof commit>[0]) => {
        try {
          return await commit(event)
        } catch (error) {
          if (isLeaflogError(error, 'EVENT_REJECTED')) return null
          throw error
        }
      },
      until: async (condition: () => boolean) =>
        void (await firstValueFrom(kernel.state$.pipe(filter(condition)), { defaultValue: null })),
      blob: kernel.blob,
      gateway,
      config,
    }
    return domain.commands?.(context) ?? {}
  }
  return {
    build,
    tab,
    started: kernel.start(),
    viewOf,
    async ask(domain, command, ...args) {
      const commands = commandsOf(domain)
      const run: unknown = Reflect.get(commands, command)
      if (typeof run !== 'function') throw new Error(`${domain} has no command ${command}.`)
      try {
        await Reflect.apply(run, commands, args)
        return null
      } catch (error) {
        if (isLeaflogError(error)) return error.code
        throw error
      }
    },
  }
}
