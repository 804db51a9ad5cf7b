import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { errors, isLeaflogError } from '../errors/errors.ts'
import { parseJson } from '../engine/log/event.ts'
import { orderingCartEvents } from '../domains/ordering-cart/ordering-cart.events.ts'
import { stateLine } from '../replay/format.ts'
import { replay } from '../replay/replay.ts'
import { createShop } from '../sdk/create-shop.ts'
import { createFakeGateway } from '../testing/fake-gateway.ts'
import { createFakePorts, settle } from '../testing/fake-ports.ts'
import { drawDomain, domainNames } from './draw-domain.ts'
import { causalityTreeOf } from './causality-tree.ts'
import type { History } from './history-model.ts'
import { createHistory } from './history.ts'
import { openFile, openText } from './open-file.ts'
import { branchOff, lookBack } from './past-shop.ts'
import { everything, lanesOf, lengthOf, matching, sinceBefore } from './timeline.ts'

const folder = join(import.meta.dirname, '../../../fixtures/logs')
const texts = new Map<string, string>()
beforeAll(async () => {
  for (const name of await readdir(folder))
    if (name.endsWith('.jsonl')) texts.set(name, await readFile(join(folder, name), 'utf8'))
})
const textOf = (name: string) => texts.get(`${name}.jsonl`) ?? ''
const historyOf = (name: string): History => openFile(textOf(name)).history

describe('history', () => {
  test('[I1] the state after every event of every recorded journey equals the replayed one', () => {
    expect(texts.size).toBeGreaterThan(10)
    for (const text of texts.values()) {
      const { history } = openFile(text)
      const replayed = replay(text)
      const { tab } = replayed.header
      expect(history.json(history.first - 1, tab)).toEqual(replayed.base)
      for (const { event, state } of replayed.steps()) expect(history.json(event.seq, tab)).toEqual(state)
    }
  })

  test('beyond the first checkpoint, appended event by event, forked: the same states', async () => {
    const { text } = await longLog(150)
    const whole = openText(text).history
    const { recording } = whole
    expect(whole.events.length).toBeGreaterThan(130)
    const grown = createHistory({ ...recording, events: [] })
    for (const event of whole.events) expect(grown.append([event])).toBe(true)
    const replayed = replay(text)
    for (const seq of [63, 64, 65, 127, 128, 129, whole.last]) {
      expect(whole.json(seq, recording.tab)).toEqual(replayed.at(seq))
      expect(grown.json(seq, recording.tab)).toEqual(replayed.at(seq))
      expect(whole.fork(seq).json(seq, recording.tab)).toEqual(replayed.at(seq))
    }
    expect(grown.append(whole.events)).toBe(true)
    expect(grown.last).toBe(whole.last)
    const again = whole.fork(70)
    expect(again.append(whole.events.slice(70))).toBe(true)
    for (const { seq, id } of whole.events) {
      expect(again.changed(seq)).toEqual(whole.changed(seq))
      expect(again.resultsOf(id)).toEqual(whole.resultsOf(id))
    }
    for (const seq of [63, 64, 70, 128, whole.last]) expect(again.json(seq, recording.tab)).toEqual(replayed.at(seq))
    const fork = whole.fork(10)
    expect(fork.append(whole.events.slice(12))).toBe(false)
    expect(() => whole.at(whole.last + 1, recording.tab)).toThrow('There is no event')
  })

  test('each tab has its own screen, and both share the cart', async () => {
    const { text, first, second } = await twoTabs()
    const { history } = openText(text)
    expect(history.tabs).toEqual([first, second])
    expect(history.view(history.last, first).ui.view.storeSidebar).toBe(true)
    expect(history.view(history.last, second).ui.view.storeSidebar).toBe(false)
    for (const tab of [first, second]) expect(history.view(history.last, tab).dispensary.view.mode).toBe('MEDICAL')
  })

  test('an event’s changes are listed by domain and path', async () => {
    const { text } = await twoTabs()
    const { history } = openText(text)
    const [opened] = history.events.filter(({ type }) => type === 'ui.opened')
    expect(history.changed(opened?.seq ?? 0)).toEqual(['ui'])
    expect(history.changes(opened?.seq ?? 0)).toEqual([
      { path: 'ui.context.open[0]', before: undefined, after: 'storeSidebar' },
    ])
  })
})

describe('timeline', () => {
  test('filters by text, domain, tab, and whether anything changed', async () => {
    const { text, first, second } = await twoTabs()
    const { history } = openText(text)
    const seen = (filter: Partial<typeof everything>) =>
      matching(history, { ...everything, ...filter }).map(({ type }) => type)
    expect(seen({})).toHaveLength(history.events.length)
    expect(seen({ text: 'OPENED sidebar' })).toEqual(['ui.opened'])
    expect(seen({ tab: second })).not.toContain('ui.opened')
    expect(seen({ tab: first, domain: 'ui' })).toContain('ui.opened')
    expect(seen({ changedOnly: true }).length).toBeLessThanOrEqual(history.events.length)
    expect([...lanesOf(history.events, 'tab').keys()]).toEqual([first, second])
  })

  test('durations have at most two units', () => {
    expect([0, 340, 4230, 60_000, 8_040_000, 93_600_000, -1500].map(lengthOf)).toEqual([
      '0 ms',
      '340 ms',
      '4.2 s',
      '1 min',
      '2 h 14 min',
      '1 d 2 h',
      '−1.5 s',
    ])
    expect([0, 340, -91].map(sinceBefore)).toEqual(['+0 ms', '+340 ms', '−91 ms'])
  })
})

describe('causes and effects', () => {
  test('the tree of an answer starts with the request, with its effect in between', () => {
    const history = historyOf('commerce-order')
    const results = history.events.filter(({ cause }) => cause !== null)
    expect(results.length).toBeGreaterThan(3)
    for (const result of results) {
      const cause = history.byId(result.cause ?? '')
      const tree = causalityTreeOf(history, result.seq)
      expect(tree.event.cause === null || history.byId(tree.event.cause) === undefined).toBe(true)
      expect(tree.event.seq).toBeLessThanOrEqual(cause?.seq ?? 0)
      expect(JSON.stringify(tree)).toContain(result.id)
    }
    const created = history.events.find(({ type }) => type === 'commerceCart.created')
    const effects = history.effects(history.byId(created?.cause ?? '')?.seq ?? 0)
    expect(effects.map(({ effect }) => effect)).toContain('commerceCart.create')
  })

  test('a file with circular or endless causes still terminates', () => {
    const { recording, events } = historyOf('sign-in')
    const circular = createHistory({ ...recording, events: events.map((event) => ({ ...event, cause: event.id })) })
    expect(causalityTreeOf(circular, events[3]?.seq ?? 0).event.seq).toBe(events[3]?.seq)
    const [base] = events
    if (!base) throw new Error('an event')
    const chain = Array.from({ length: 3000 }, (_, index) => ({
      ...base,
      id: `e${index}`,
      seq: base.seq + index,
      cause: index === 0 ? null : `e${index - 1}`,
    }))
    const deep = causalityTreeOf(createHistory({ ...recording, events: chain }), base.seq + 2999)
    expect(deep.event.id).toBe('e0')
    expect(JSON.stringify(deep)).toContain('"more":1')
  })

  test('a cause with thousands of results lists some of them, and the requested event', () => {
    const { recording, events } = historyOf('sign-in')
    const [base] = events
    if (!base) throw new Error('an event')
    const all = Array.from({ length: 3000 }, (_, index) => ({
      ...base,
      id: `e${index}`,
      seq: base.seq + index,
      cause: index === 0 ? null : 'e0',
    }))
    const wide = causalityTreeOf(createHistory({ ...recording, events: all }), base.seq + 2999)
    const listed = [...wide.results, ...wide.effects.flatMap(({ results }) => results)].map(({ event }) => event.id)
    expect(listed.length).toBeLessThan(1000)
    expect(listed).toContain('e2999')
    expect(listed.length + wide.more).toBe(2999)
  })
})

describe('charts', () => {
  test('every machine is drawn: boxes inside their parents and apart from each other; labels cover no line, box or other label', () => {
    const history = historyOf('sign-in')
    for (const name of domainNames) {
      const found = drawDomain(history, history.last, history.recording.tab, name)
      if (!found) throw new Error(name)
      const { boxes, lines } = found.layout
      expect([...found.active].every((id) => boxes.some(({ state }) => state.id === id))).toBe(true)
      for (const a of boxes)
        for (const b of boxes) {
          if (a === b || a.state.id === b.state.id) continue
          const nested = a.state.id === '' || b.state.id.startsWith(`${a.state.id}.`)
          const contains =
            a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height
          const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
          const other = b.state.id === '' || a.state.id.startsWith(`${b.state.id}.`)
          expect(nested ? contains : other || apart, `${name}: ${a.state.id} ${b.state.id}`).toBe(true)
        }
      const stretchesOf = ({ points }: (typeof lines)[number]) =>
        points.slice(1).map(([x, y], index) => {
          const [fromX, fromY] = points[index] ?? [x, y]
          return {
            x: Math.min(x, fromX),
            y: Math.min(y, fromY),
            width: Math.abs(x - fromX),
            height: Math.abs(y - fromY),
          }
        })
      const leaves = boxes.filter(({ state }) => state.children.length === 0)
      for (const line of lines) {
        const others = lines.filter((other) => other !== line)
        const a = line.label
        for (const b of [...others.flatMap((other) => [other.label, ...stretchesOf(other)]), ...leaves]) {
          const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
          expect(apart, `${name}: ${line.texts.join()}`).toBe(true)
        }
        const [first, last] = line.points
          .slice(1, 3)
          .map(([x]) => x)
          .toSorted((x, y) => x - y)
        expect(a.x <= (last ?? 0) && a.x + a.width >= (first ?? 0), `${name}: ${line.texts.join()} on its line`).toBe(
          true,
        )
      }
    }
  })

  test('the transition that was taken is the one whose guard passed', () => {
    const history = historyOf('sign-in')
    const { tab } = history.recording
    const takenBy = (type: string) => {
      const event = history.events.find((each) => each.type === type)
      return event && drawDomain(history, event.seq, tab, 'session')?.taken
    }
    expect(takenBy('session.signInRequested')).toMatchObject({ from: 'signedOut', to: 'signingIn' })
    expect(takenBy('session.signedIn')).toMatchObject({ from: 'signingIn', to: 'signedIn' })
    expect(takenBy('navigation.arrived') ?? null).toBeNull()
  })

  test('for every event of every journey: a transition to another state ends in that state', () => {
    let moves = 0
    for (const text of texts.values()) {
      const { history } = openFile(text)
      for (const { seq, tab } of history.events)
        for (const name of domainNames) {
          const found = drawDomain(history, seq, tab, name)
          if (!found?.taken?.to) continue
          moves += 1
          expect(found.active.has(found.taken.to), `${name} ${seq}`).toBe(true)
        }
    }
    expect(moves).toBeGreaterThan(20)
  })
})

describe('past shop', () => {
  const kept = () => {
    const { clock, ids, digest, random } = createFakePorts()
    return { clock, ids, digest, random }
  }

  test('shows each moment, and accepts no commands', async () => {
    const { text, first } = await twoTabs()
    const { history, blobs } = openText(text)
    const opened = history.events.find(({ type }) => type === 'ui.opened')?.seq ?? 0
    const past = lookBack({ history, seq: opened - 1, tab: first, blobs, brand: 'test', kept: kept() })
    expect(past.shop.getState().ui.view.storeSidebar).toBe(false)
    past.show(history, opened)
    expect(past.shop.getState().ui.view.storeSidebar).toBe(true)
    const error: unknown = await past.shop.ui.close('storeSidebar').catch((caught: unknown) => caught)
    expect(isLeaflogError(error, 'READ_ONLY') && error.message).toContain('as it was')
    expect(error).not.toMatchObject({ message: errors.READ_ONLY })
    expect(past.shop.getState().ui.view.storeSidebar).toBe(true)
    past.shop.dispose()
  })

  test('a branch continues from there, with the tab’s state, and never affects the shop', async () => {
    const { text, first, shop, ports, requests } = await twoTabs()
    const { history, blobs } = openText(text)
    const opened = history.events.find(({ type }) => type === 'ui.opened')?.seq ?? 0
    const before = { asked: requests(), log: (await shop.log.events()).length, cookies: ports.cookies.jar.size }
    const branch = await branchOff({ history, seq: opened, tab: first, blobs, brand: 'test', kept: kept() })
    expect(branch.getState().ui.view.storeSidebar).toBe(true)
    const fork = history.fork(opened)
    branch.events$.subscribe((event) => expect(fork.append([event])).toBe(true))
    await branch.ui.close('storeSidebar')
    await branch.ui.chooseTheme('dark')
    expect(branch.getState().ui.view).toMatchObject({ storeSidebar: false, theme: 'dark' })
    const added = fork.events.filter(({ seq }) => seq > opened)
    expect(added.every(({ tab }) => tab === first)).toBe(true)
    expect(added.map(({ type }) => type)).toEqual(expect.arrayContaining(['ui.closed', 'ui.themeChosen']))
    expect(replay(await branch.log.export()).difference).toBeNull()
    branch.dispose()
    await settle()
    expect({ asked: requests(), log: (await shop.log.events()).length, cookies: ports.cookies.jar.size }).toEqual(
      before,
    )
    expect(shop.getState().ui.view).toMatchObject({ storeSidebar: true, theme: 'light' })
  })

  test('effects in flight fail as if offline', async () => {
    const history = historyOf('commerce-lost-answers')
    const { tab } = history.recording
    const asking = history.events.find(
      ({ seq, id }) =>
        history.effects(seq).some(({ effect }) => effect.startsWith('commerceCart.')) &&
        history.resultsOf(id).length > 0,
    )
    const powers = createFakePorts()
    const branch = await branchOff({
      history,
      seq: asking?.seq ?? 0,
      tab,
      blobs: new Map(),
      brand: 'test',
      kept: powers,
    })
    const before = (await branch.log.events()).length
    await powers.clock.advance(60_000)
    await settle()
    const came = (await branch.log.events()).slice(before)
    expect(came.some(({ cause }) => cause === asking?.id)).toBe(true)
    branch.dispose()
  })
})

describe('files', () => {
  test('a damaged file is refused with a sentence', () => {
    const text = textOf('sign-in')
    const codes = ['hello', text.replace('"seq":2', '"seq":7'), text.slice(0, -200)].map((broken) => {
      try {
        openFile(broken)
        return null
      } catch (error) {
        return isLeaflogError(error) ? error.code : error
      }
    })
    expect(codes).toEqual(['FILE_NOT_A_LOG', 'FILE_OUT_OF_ORDER', 'FILE_DAMAGED'])
  })
})

async function longLog(events: number) {
  const ports = createFakePorts({ http: createFakeGateway().http })
  const shop = await createShop({ gateway: 'https://shop.example', brand: 'test', storage: 'memory', ports })
  for (let index = 0; index < events; index += 1) {
    await (index % 2 === 0 ? shop.ui.open('hamburger') : shop.ui.close('hamburger'))
  }
  const text = await shop.log.export()
  shop.dispose()
  return { text }
}

/** One log, written by two tabs: the first opens the store sidebar, the second chooses the other mode. */
async function twoTabs() {
  const gateway = createFakeGateway()
  let asked = 0
  const http = (request: Request) => {
    asked += 1
    return gateway.http(request)
  }
  const ports = createFakePorts({ http })
  const shop = await createShop({ gateway: 'https://shop.example', brand: 'test', storage: 'memory', ports })
  await shop.ui.open('storeSidebar')
  const text = await shop.log.export()
  const [headerLine = '', ...lines] = text.trim().split('\n')
  const state = lines.pop() ?? ''
  const { history } = openText(text)
  const { tab } = history.recording
  const second = 'second-tab'
  const more = createHistory({ ...history.recording })
  const draft = { v: 1, at: history.events.at(-1)?.at ?? 0, tab: second, cause: null }
  const seq = more.last
  more.append([
    { ...draft, id: 'x1', seq: seq + 1, type: 'dispensary.modeChosen', data: { mode: 'MEDICAL' } },
    { ...draft, id: 'x2', seq: seq + 2, type: 'ui.toastShown', data: toast },
    { ...draft, id: 'x3', seq: seq + 3, type: orderingCartEvents.problemDismissed.type, data: {} },
  ])
  const written = [headerLine, ...more.events.map((event) => JSON.stringify({ kind: 'event', event }))]
  const end = { ...readLine(state), seq: more.last }
  return {
    text: [...written, JSON.stringify(end), ''].join('\n'),
    first: tab,
    second,
    shop,
    ports: { cookies: ports.seen },
    requests: () => asked,
  }
}

const toast = { type: 'success', text: 'hello', fixed: true, hideClose: false, closeOnRouteChange: false }
const readLine = (line: string): object => ({ ...stateLine.parse(parseJson(line)) })
