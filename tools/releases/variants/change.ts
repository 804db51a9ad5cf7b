/** What the next release might change in the list of domains: one file beside this for each kind of change. @module */
import { type AnyStateMachine, createMachine } from 'xstate'
import type { Domain, Effect } from '../../../core/src/engine/kernel/define-domain.ts'

export type Domains = Readonly<Record<string, Domain>>
export type Change = (domains: Domains) => Domains

/** Replaces one domain; it is an error where there is none of that name any more. */
export const changed =
  (name: string, change: (domain: Domain) => Domain): Change =>
  (domains) => {
    const domain = domains[name]
    if (!domain) throw new Error(`There is no domain ${name}: change the variants of tools/releases.`)
    return { ...domains, [name]: change(domain) }
  }

type Table = AnyStateMachine['config']

/** The same machine with another table. */
export function withTable(domain: Domain, change: (table: Table) => Table): Domain {
  const { config, implementations } = domain.machine
  const { actions, guards } = implementations
  return { ...domain, machine: createMachine(change(config), { actions, guards }) }
}

/** The same effect under another name, which its machine and what is pending say from now on. */
export function withRenamedEffect(domain: Domain, from: string, to: string): Domain {
  const { [from]: effect, ...others } = domain.effects ?? {}
  if (!effect) throw new Error(`${domain.name} has no effect ${from}: change the variants of tools/releases.`)
  const renamed = (name: string): string => (name === from ? to : name)
  const heir: Effect = { ...effect, formerly: [...(effect.formerly ?? []), from] }
  const { machine, pending } = domain
  const transition: typeof machine.transition = (state, event, scope) =>
    machine.transition(state, event, {
      ...scope,
      actionExecutor: (action) => scope.actionExecutor({ ...action, type: renamed(action.type) }),
    })
  return {
    ...domain,
    effects: { ...others, [to]: heir },
    machine: new Proxy(machine, {
      get: (target, name): unknown => (name === 'transition' ? transition : Reflect.get(target, name)),
    }),
    ...(pending && {
      pending: (state) => pending(state).map((call) => ({ ...call, effect: renamed(call.effect) })),
    }),
  }
}
