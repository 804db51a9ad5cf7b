/** A recorded log, or a part of it, as the text of a test that stands on its own. */
import { LeaflogError } from '../errors/errors.ts'
import { createFolder } from '../engine/kernel/fold.ts'
import { type Json, type LogEvent, asWritten } from '../engine/log/event.ts'
import { allDomains, domains } from '../domains/domains.ts'
import { init, save } from '../engine/kernel/stepper.ts'
import { createViews } from '../domains/views.ts'
import { firstDifference } from './diff.ts'
import { type DomainName, type Expectation, nameOf, readPath } from './expectation.ts'
import { type ReplayedState, openLog } from './open-log.ts'
import { printExpectation, printTest } from './print-test.ts'
import { printCall, printString } from './print-value.ts'
import { renaming } from './rename.ts'
import type { Replay } from './replay.ts'
import { restoreStates } from './restore-states.ts'
import { type RecordedEvent, createScenario } from './scenario.ts'
import { writeExcerpt } from './write-log.ts'

/** Which part of a log becomes a test, and what the test expects. */
export interface TestOptions {
  /** The log, as `replay(file)` returns it. */
  readonly replayed: Pick<Replay, 'header' | 'events' | 'at'>
  /** The event after which the test looks. */
  readonly upTo: number
  /** The first event of the test; what was before it is written down as a state. Default: the first of the log. */
  readonly from?: number
  /** Only what this domain listens to. Default: everything. */
  readonly domain?: string
  /** Default: the view as it was recorded, of `domain` or of the one that the event belongs to. */
  readonly expect?: Expectation
  /** What is true although it is not as expected. */
  readonly although?: readonly Expectation[]
}

/**
 * The text of a vitest file: the recorded events with their times and tabs, and what was, or should be, true after them.
 * Throws EVENT_INVALID for an event, a domain or a path that there is not.
 */
export function asTest(options: TestOptions): string {
  const { replayed, upTo, expect, although = [] } = options
  const { past, last, domain, looksAt } = readOptions(options)
  const from = replayed.at(Math.min((options.from ?? replayed.header.base.seq + 1) - 1, upTo))
  const recorded = replayed.at(upTo)

  const heard = domain === null ? past : past.filter((event) => hears(domain, event, replayed.header.tab))
  const base = begun(domain === null ? from : pick(from, domain))
  const told = retell({ base, past: heard, recorded, looksAt }, replayed)

  const events = told.events.map(asWritten)
  const [name, given] = Object.keys(told.base).length === 0 ? ['given', events] : ['givenFrom', [told.base, ...events]]
  return printTest({
    imports: [`import { ${name} } from '@leaflog/core/testing'`],
    title: titleOf({ upTo, last, what: expect?.path ?? looksAt }),
    given: printCall(`  const shop = ${name}`, given),
    expected: expect
      ? [...although, expect].map(printExpectation)
      : [printCall(`  expect(shop.view.${looksAt}.view).${told.isWhole ? 'toEqual' : 'toMatchObject'}`, [told.view])],
  })
}

/** A test, and the log that it reads. */
export interface TestWithLog {
  /** The text of the vitest file. */
  readonly test: string
  /** The log that it reads, from the file that is called `fixture` beside it. */
  readonly log: string
}

/** The same with the events in a log of their own beside the test. What the log ends with is not expected by the test. */
export function asTestWithLog(
  options: Omit<TestOptions, 'replayed' | 'expect'> & {
    /** What `shop.log.export()` gave, as text or as lines. */
    readonly file: string | Iterable<string>
    readonly expect: Expectation
    readonly fixture: string
  },
): TestWithLog {
  const { file, fixture, upTo, from, expect, although = [] } = options
  const log = openLog(file)
  const { past, last, domain } = readOptions({ ...options, replayed: log })
  const first = from ?? log.header.base.seq + 1
  const before = log.events.filter(({ seq }) => seq < first && seq <= upTo).reduce(log.fold, log.base)
  const events = domain === null ? past : past.filter((event) => hears(domain, event, log.header.tab))
  const test = printTest({
    imports: [
      `import { readFileSync } from 'node:fs'`,
      `import { join } from 'node:path'`,
      `import { givenLog } from '@leaflog/core/testing'`,
    ],
    title: titleOf({ upTo, last, what: expect.path }),
    given: `  const shop = givenLog(readFileSync(join(import.meta.dirname, ${printString(fixture)}), 'utf8'))`,
    expected: [...although, expect].map(printExpectation),
  })
  return { test, log: writeExcerpt(log, { base: before, events }) }
}

const titleOf = (of: { readonly upTo: number; readonly last: LogEvent | undefined; readonly what: string }): string =>
  `${of.what} after event ${of.upTo}${of.last ? ` (${of.last.type})` : ''}`

/** Which events a test is of, and which domain it looks at. Throws EVENT_INVALID for what there is not. */
function readOptions({
  replayed,
  upTo,
  from,
  domain: only,
  expect,
}: Pick<TestOptions, 'upTo' | 'from' | 'domain' | 'expect'> & {
  readonly replayed: Pick<Replay, 'header' | 'events'>
}) {
  const { header, events } = replayed
  const first = from ?? header.base.seq + 1
  if (upTo < header.base.seq || upTo > header.base.seq + events.length)
    throw new LeaflogError('EVENT_INVALID', `There is no event ${upTo}.`)
  const past = events.filter(({ seq }) => seq >= first && seq <= upTo)
  const last = past.at(-1)
  const domain = only === undefined ? null : nameOf(only)
  const looksAt = expect ? readPath(expect.path).domain : nameOf(domain ?? last?.type.split('.')[0] ?? 'ui')
  if (domain !== null && domain !== looksAt)
    throw new LeaflogError('EVENT_INVALID', `A test of ${domain} alone cannot tell what ${looksAt} does.`)
  return { past, last, domain, looksAt }
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

function hears(name: DomainName, event: LogEvent, tab: string): boolean {
  const { machine, scope } = domains[name]
  const types: readonly string[] = machine.events
  return types.includes(event.type) && (scope === 'shared' || event.tab === tab)
}

const pick = (states: ReplayedState, name: DomainName): ReplayedState => {
  const state = states[name]
  return state === undefined ? {} : { [name]: state }
}

/** Without the domains that are as they begin. */
const begun = (states: ReplayedState): ReplayedState =>
  Object.fromEntries(
    Object.entries(states).filter(([name, state]) => {
      const { machine } = domains[nameOf(name)]
      return JSON.stringify(save(machine, init(machine))) !== JSON.stringify(state)
    }),
  )
