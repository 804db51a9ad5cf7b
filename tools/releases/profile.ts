/** One visitor's browser, with its profile on the disk: releases are opened in it in turn and side by side. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type Page, chromium } from '@playwright/test'
import { chromium as headless } from '../shared/chromium.ts'
import { damage, raise, storedIn } from './stored.ts'
import { type ReleaseName, type Site, openSite } from './site.ts'
import { FIRST_LOG, type OpenOptions, type Tab, openTab } from './tab.ts'

export interface Profile extends Pick<Site, 'gateway'> {
  open(release: ReleaseName, options?: OpenOptions): Promise<Tab>
  /** Closes every tab, as a visitor does who will come back. */
  leave(): Promise<void>
  /** Ends the whole browser, and starts it again with what is on the disk. */
  restart(): Promise<void>
  /** Everything that a database of this origin holds, as text; null where there is none of that name. */
  stored(database: string): Promise<string | null>
  databases(): Promise<readonly string[]>
  /** As a build does whose version of the database is the next one: every log but that of 0.1.0 is upgraded to it. */
  raiseDatabases(): Promise<void>
  /** The newest events that a database holds cannot be read any more. */
  damage(database: string): Promise<void>
  /** Whether the network is there. */
  connect(isThere: boolean): void
  close(): Promise<void>
}

const CALLS = [
  '/api/ordering/cart',
  ...['create', 'add', 'update', 'delete'].map((call) => `/api/ordering/cart/${call}`),
]

export async function openProfile(): Promise<Profile> {
  const site = await openSite()
  const folder = await mkdtemp(join(tmpdir(), 'leaflog-releases-'))
  const launch = (): Promise<BrowserContext> => chromium.launchPersistentContext(folder, headless)
  let context = await launch()

  const leave = async () => {
    // The first tab of a browser keeps it open.
    const [first, ...others] = context.pages()
    for (const page of others) await page.close()
    await first?.goto('about:blank')
  }
  /** A page of the origin without a shop. */
  const looking = async <T>(look: (page: Page) => Promise<T>): Promise<T> => {
    const page = await context.newPage()
    await page.goto(site.origin)
    const seen = await look(page)
    await page.close()
    return seen
  }

  return {
    gateway: site.gateway,
    open: async (release, options) => {
      const page = await context.newPage()
      await page.goto(`${site.origin}/${release}/`)
      return openTab(page, options)
    },
    leave,
    async restart() {
      await context.close()
      context = await launch()
    },
    stored: (database) => looking((page) => page.evaluate(storedIn, database)),
    databases: () =>
      looking((page) =>
        page.evaluate(async () => (await indexedDB.databases()).flatMap(({ name }) => name ?? []).toSorted()),
      ),
    raiseDatabases: () => looking((page) => page.evaluate(raise, FIRST_LOG)),
    damage: (database) => looking((page) => page.evaluate(damage, database)),
    connect(isThere) {
      for (const path of CALLS)
        if (isThere) site.gateway.broken.delete(path)
        else site.gateway.broken.set(path, 'down')
    },
    async close() {
      await context.close()
      await site.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
