/** A recorded log, or a part of it, as the text of a test that stands on its own. */
import { LeaflogError } from '../errors/errors.ts'
import { createFolder } from '../engine/kernel/fold.ts'
import { type Json, type LogEvent, asWritten } from '../engine/log/event.ts'
import { allDomains, domains } from '../domains/domains.ts'
import { init, save } from '../engine/kernel/stepper.ts'
import { createViews } from '../domains/views.ts'
import { firstDifference } from './diff.ts'
import type { ReplayedState } from './open-log.ts'
import { printCall, printString } from './print-value.ts'
import { renaming } from './rename.ts'
import type { Replay } from './replay.ts'
import { restoreStates } from './restore-states.ts'
import { type RecordedEvent, createScenario } from './scenario.ts'

type DomainName = keyof typeof domains

/** What should be true: a domain and a path into its view, such as `orderingCart.label`. */
export interface Expectation {
  readonly path: string
  readonly value: Json
}

export interface TestOptions {
  readonly replayed: Pick<Replay, 'header' | 'events' | 'at'>
  /** The event after which the test looks. */
  readonly upTo: number
  /** The first event of the test; what was before it is written down as a state. Default: the first of the log. */
  readonly from?: number
  /** Only what this domain listens to. Default: everything. */
  readonly domain?: string
  /** Default: the view as it was recorded, of `domain` or of the one that the event belongs to. */
  readonly expect?: Expectation
}

/**
 * The text of a vitest file: the recorded events with their times and tabs, and what was, or should be, true after them.
 * Throws EVENT_INVALID for an event, a domain or a path that there is not.
 */
export function asTest(options: TestOptions): string {
  const { replayed, upTo, expect } = options
  const first = options.from ?? replayed.header.base.seq + 1
  const past = replayed.events.filter(({ seq }) => seq >= first && seq <= upTo)
  const from = replayed.at(Math.min(first - 1, upTo))
  const recorded = replayed.at(upTo)
  const last = past.at(-1)

  const domain = options.domain === undefined ? null : nameOf(options.domain)
  const [head = '', ...path] = keysOf(expect?.path ?? domain ?? last?.type.split('.')[0] ?? 'ui')
  const looksAt = nameOf(head)
  if (expect && path.length === 0) throw new LeaflogError('EVENT_INVALID', `${head} needs a path into its view.`)
  if (domain !== null && domain !== looksAt)
    throw new LeaflogError('EVENT_INVALID', `A test of ${domain} alone cannot tell what ${looksAt} does.`)

  const heard = domain === null ? past : past.filter((event) => hears(domain, event, replayed.header.tab))
  const base = begun(domain === null ? from : pick(from, domain))
  const told = retell({ base, past: heard, recorded, looksAt }, replayed)

  const events = told.events.map(asWritten)
  const [name, given] = Object.keys(told.base).length === 0 ? ['given', events] : ['givenFrom', [told.base, ...events]]
  const [matcher, expected] = expect
    ? ['toHaveProperty', [expect.path.slice(head.length + 1), expect.value]]
    : [told.isWhole ? 'toEqual' : 'toMatchObject', [told.view]]
  const title = `${expect ? expect.path : looksAt} after event ${upTo}${last ? ` (${last.type})` : ''}`
  return [
    `import { ${name} } from '@leaflog/core/testing'`,
    `import { expect, test } from 'vitest'`,
    '',
    `test(${printString(title)}, () => {`,
    printCall(`  const shop = ${name}`, given),
    printCall(`  expect(shop.view.${looksAt}.view).${matcher}`, expected),
    '})',
    '',
  ].join('\n')
}

/** A view as a test can hold it: sets, which say again what its lists say, are left out. */
const jsonOf = (view: object): Json =>
  asWritten(Object.fromEntries(Object.entries(view).filter(([, member]) => !(member instanceof Set))))

interface Story {
  readonly base: ReplayedState
  readonly past: readonly LogEvent[]
  readonly recorded: ReplayedState
  readonly looksAt: DomainName
}

interface Told {
  readonly base: ReplayedState
  readonly events: readonly RecordedEvent[]
  readonly view: Json
  /** Whether the view is all of it. */
  readonly isWhole: boolean
}

/** With names of events and tabs that are easy to read; with the recorded ones where the easy ones lead elsewhere. */
function retell({ base, past, recorded, looksAt }: Story, { header }: Pick<Replay, 'header'>): Told {
  const { view } = createViews(allDomains)(restoreStates(recorded))[looksAt]
  const isWhole = !Object.values(view).some((member) => member instanceof Set)
  const tell = (ids: ReadonlyMap<string, string>, names: boolean): Told => {
    const rename = renaming(ids)
    const events = past.map(({ id, at, type, v, data, tab }): RecordedEvent => {
      const writer = rename.text(tab)
      return {
        at,
        type,
        v,
        data: rename.value(asWritten(data)),
        ...(writer !== 'tab' && { tab: writer }),
        ...(names && { id: rename.text(id) }),
      }
    })
    const states = Object.entries(base).map(([name, state]) => [name, rename.value(state)] as const)
    return { base: Object.fromEntries(states), events, view: rename.value(jsonOf(view)), isWhole }
  }
  const others = [...new Set(past.map(({ tab }) => tab))].filter((tab) => tab !== header.tab)
  const tabs: [string, string][] = [
    [header.tab, 'tab'],
    ...others.map((tab, i): [string, string] => [tab, `tab-${i + 2}`]),
  ]
  const ids = past.map(({ id }, index): [string, string] => [id, `event-${index + 1}`])
  const easy = tell(new Map([...tabs, ...ids]), false)
  return leadsThere(easy, looksAt) ? easy : tell(new Map(tabs), true)
}

function leadsThere({ base, events, view }: Told, looksAt: DomainName): boolean {
  const folder = createFolder(allDomains, 'tab')
  const beginning = { folder, tab: 'tab', state: restoreStates(base), seq: 0, now: 0 }
  return firstDifference(jsonOf(createScenario(beginning, events).view[looksAt].view), view) === null
}

const isDomain = (name: string): name is DomainName => Object.hasOwn(domains, name)

function nameOf(name: string): DomainName {
  if (isDomain(name)) return name
  throw new LeaflogError('EVENT_INVALID', `There is no domain ${name}.`)
}

function hears(name: DomainName, event: LogEvent, tab: string): boolean {
  const { machine, scope } = domains[name]
  const types: readonly string[] = machine.events
  return types.includes(event.type) && (scope === 'shared' || event.tab === tab)
}

const pick = (states: ReplayedState, name: DomainName): ReplayedState => {
  const state = states[name]
  return state === undefined ? {} : { [name]: state }
}

/** `orderingCart.lines[0].name`: the first key says which domain. */
const keysOf = (path: string): string[] => path.split(/[.[]/)

/** Without the domains that are as they begin. */
const begun = (states: ReplayedState): ReplayedState =>
  Object.fromEntries(
    Object.entries(states).filter(([name, state]) => {
      const { machine } = domains[nameOf(name)]
      return JSON.stringify(save(machine, init(machine))) !== JSON.stringify(state)
    }),
  )
