/** One visitor's world: a browser, its tabs, the builds that are served, and what was promised. */
import { type CDPSession, type Page } from '@playwright/test'
import { type ReleaseName, openSite } from '../releases/site.ts'
import { AGED, SHORT, type Tab, openTab } from '../releases/tab.ts'
import { type BrowserOptions, openBrowser } from './browser.ts'
import { skewClock } from './clock.ts'
import { type NetworkOptions, createNetwork } from './network.ts'
import type { Random } from './random.ts'
import { type Deed, PARKING, createRecord } from './record.ts'
import { within } from './wait.ts'

/** How long anything may take on a machine that is busy with other things. */
export const LIMIT_MS = 30_000
/** As many as are remembered of what was looked at. */
const PRODUCTS = 12

export interface OpenedTab {
  readonly name: string
  readonly release: ReleaseName
  readonly page: Page
  readonly session: CDPSession
  tab: Tab
  /** How often it was left for another page. */
  left: number
  /** When it was booted, in the record's order. */
  boot: number
  isFrozen: boolean
}

export interface WorldOptions extends NetworkOptions, BrowserOptions {
  readonly random: Random
  /** Those that may be served, oldest first. */
  readonly releases: readonly ReleaseName[]
  readonly compacts: boolean
}

export type World = Awaited<ReturnType<typeof createWorld>>

export async function createWorld({ random, releases, compacts, ...planted }: WorldOptions) {
  const network = createNetwork(planted)
  const site = await openSite(network.gateway)
  const browser = await openBrowser(planted)
  const record = createRecord()
  const tabs: OpenedTab[] = []
  const complaints: string[] = []
  // What 0.1.0 has thrown away, no later build can take over; it is used as it was published.
  // Beside a log that a build cannot read, more events than are kept at most would be lost; age drops none of them.
  const retention = releases.some((release) => PARKING.includes(release)) ? AGED : SHORT
  const retentionOf = (release: ReleaseName) => (compacts && release !== '0.1.0' ? { retention } : {})
  const [first] = releases
  if (first === undefined) throw new Error('No release is served.')
  let opened = 0
  let viewed = 0
  let added = 0
  /** What was asked for and has not come to its end. */
  const underWay = new Set<Promise<void>>()

  const bootOf = (one: Pick<OpenedTab, 'release'>): number => {
    const others = tabs.filter((other) => other !== one)
    return record.boot(
      one.release,
      others.map(({ release }) => release),
    )
  }

  const world = {
    random,
    network,
    browser,
    record,
    tabs,
    complaints,
    releases,
    origin: site.origin,
    served: first,
    skew: 0,
    isOffline: false,

    /** Those that can be used. */
    awake: (): OpenedTab[] => tabs.filter(({ isFrozen }) => !isFrozen),
    aProduct: (): string =>
      viewed < PRODUCTS && random.chance(0.6) ? `v${(viewed += 1)}` : `v${1 + random.below(Math.max(1, viewed))}`,
    aNewProduct: (): string => `p${(added += 1)}`,

    /** Pages come over the network. */
    async reach(): Promise<void> {
      if (!world.isOffline) return
      world.isOffline = false
      await browser.setOffline(false)
    },
    async open(): Promise<OpenedTab> {
      await world.reach()
      const release = world.served
      const page = await browser.newPage()
      const boot = bootOf({ release })
      await page.goto(`${site.origin}/${release}/`)
      const name = `tab ${(opened += 1)} (${release})`
      const tab = await within(LIMIT_MS, `the boot of ${name}`, openTab(page, retentionOf(release)))
      const session = await page.context().newCDPSession(page)
      const one: OpenedTab = { name, release, page, session, tab, left: 0, boot, isFrozen: false }
      tabs.push(one)
      return one
    },
    /** The place of a boot of this tab's page. */
    noteBoot: bootOf,
    /** The page of a tab was loaded again: its shop is started again. */
    async boot(one: OpenedTab): Promise<void> {
      one.tab = await within(LIMIT_MS, `the boot of ${one.name}`, openTab(one.page, retentionOf(one.release)))
    },
    remove(one: OpenedTab): void {
      const index = tabs.indexOf(one)
      if (index !== -1) tabs.splice(index, 1)
    },

    /** The visitor does something. It may end with the tab. */
    async ask(one: OpenedTab, kind: Deed['kind'], what: string): Promise<void> {
      const { tab, left } = one
      const deed = record.ask(kind, what, one.release, pageOf(one))
      const work = async (): Promise<void> => {
        await (kind === 'cart' ? tab.add(what) : tab.view(what))
        const { kind: storage } = await tab.storage()
        record.acknowledge(deed, storage === 'memory')
      }
      const ended = work().catch((error: unknown) => {
        // What a page was asked for that died or was left may have happened or not.
        const isHere = tabs.includes(one) && one.left === left && !isDeath(error)
        if (isHere) complaints.push(`${one.name}: ${kind} ${what}: ${String(error)}`)
      })
      underWay.add(ended)
      await ended.finally(() => underWay.delete(ended))
    },
    /** A page that was away is told what time it is. */
    async tell({ session }: OpenedTab): Promise<void> {
      await session.send('Runtime.evaluate', { expression: `(${skewClock.toString()})(${world.skew})` })
    },
    async jump(by: number): Promise<void> {
      world.skew += by
      await browser.setSkew(world.skew)
      for (const one of tabs) await world.tell(one)
    },
    isAtRest: (): boolean => underWay.size === 0,

    async close(): Promise<void> {
      await browser.close()
      await site.close()
    },
  }
  return world
}

/** A tab loads one page after the other. */
export const pageOf = ({ name, left }: OpenedTab): string => `${name}, ${left}`

/** What Playwright says of a page that is gone or was left. */
const isDeath = (error: unknown): boolean => /crashed|closed|destroyed|detached|navigat/i.test(String(error))
