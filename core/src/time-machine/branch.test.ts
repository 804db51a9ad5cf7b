/** A branch knows what the browser had stored at that moment, though it has no access to storage. */
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { navigationEvents } from '../domains/navigation/navigation.events.ts'
import type { ShopState } from '../domains/domains.ts'
import { mayEnter } from '../domains/session/session.rules.ts'
import { createFakePorts, settle } from '../testing/fake-ports.ts'
import { customerQuery } from '../wire/commerce/customer.ts'
import { createHistory } from './history.ts'
import { type OpenedFile, openFile } from './open-file.ts'
import { branchOff } from './past-shop.ts'

const folder = join(import.meta.dirname, '../../../fixtures/logs')
const journeys = new Map<string, OpenedFile>()
beforeAll(async () => {
  for (const name of await readdir(folder))
    if (name.endsWith('.jsonl')) journeys.set(name, openFile(await readFile(join(folder, name), 'utf8')))
})

async function branchAt({ history, blobs }: OpenedFile, seq: number, tab = history.recording.tab) {
  const powers = createFakePorts()
  const shop = await branchOff({ history, seq, tab, blobs, brand: 'test', kept: powers })
  await settle()
  const added = async () => (await shop.log.events()).filter((event) => event.seq > seq)
  return { shop, powers, added }
}

/** The visitor's own state: session, consent, cart. */
const ownOf = ({ session, analytics, orderingCart, commerceCart }: ShopState) => ({
  isSignedIn: session.view.isSignedIn,
  consent: analytics.view.consent,
  lines: [orderingCart.view.lines.length, commerceCart.view.lines.length],
})

test('from any moment of any recorded journey, a branch never signs in or out, empties a cart or asks for consent again', async () => {
  let signedIn = 0
  for (const [name, file] of journeys) {
    const { history } = file
    let before = ''
    for (let seq = history.first - 1; seq <= history.last; seq += 1) {
      const was = history.view(seq, history.recording.tab)
      const moment = JSON.stringify([ownOf(was), was.session.view])
      // A sign-out in flight completes, and clears the customer's cart.
      if (was.session.view.ending || moment === before) continue
      before = moment
      const { shop, added } = await branchAt(file, seq)
      const events = await added()
      expect(ownOf(shop.getState()), `${name} ${seq}: ${events.map(({ type }) => type).join()}`).toEqual(ownOf(was))
      const since = seq < history.first ? 0 : history.event(seq).at
      expect(events.filter(({ at }) => at < since).map(({ type }) => type)).toEqual([])
      shop.dispose()
      if (was.session.view.isSignedIn) signedIn += 1
    }
  }
  expect(signedIn).toBeGreaterThan(10)
})

const signedInMoment = async () => {
  const file = journeys.get('commerce-customer.jsonl')
  const { history } = file ?? {}
  const moment = history?.events.findLast(({ seq }) => history.view(seq, history.recording.tab).session.view.isSignedIn)
  if (!file || !moment) throw new Error('a moment at which somebody is signed in')
  return branchAt(file, moment.seq)
}

test('[I5] a customer’s calls fail as if offline, because the log has no token', async () => {
  const { shop, powers } = await signedInMoment()
  await expect(shop.commerce.ask(customerQuery, {})).rejects.toMatchObject({ code: 'NETWORK_FAILED' })
  await powers.clock.advance(60_000)
  expect(shop.getState().session.view.isSignedIn).toBe(true)
  await shop.session.signOut()
  expect(shop.getState().session.view).toMatchObject({ isSignedIn: false, endedBy: 'visitor' })
  shop.dispose()
})

test('[2a.5] a guest in the checkout may stay there', async () => {
  const file = journeys.get('commerce-order.jsonl')
  if (!file) throw new Error('a guest')
  const { recording, events } = file.history
  const inCheckout = navigationEvents.arrived({ path: '/checkout', search: '', hash: '', ageGateBypassed: false })
  const arrived = { ...inCheckout, id: 'x', seq: file.history.last + 1, at: events.at(-1)?.at ?? 0, cause: null }
  const history = createHistory({ ...recording, events: [...events, { ...arrived, tab: recording.tab }] })
  const isLetIn = async (seq: number) => {
    const { shop } = await branchAt({ ...file, history }, seq)
    const { isSignedIn } = shop.getState().session.view
    const may = mayEnter({ path: '/checkout', isSignedIn, isGuestCheckout: shop.session.isGuestCheckout() })
    shop.dispose()
    return may
  }
  expect(await isLetIn(history.last - 1)).toBe(false)
  expect(await isLetIn(history.last)).toBe(true)
})
