/** A browser in which somebody has been before, for tools that open pages themselves. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as engine, expect, type Page } from '@playwright/test'

import { chromium } from '../shared/chromium.ts'

/** An earlier visit: what it leaves in cookies and storage is there when the page is measured. */
export type Visit = (page: Page) => Promise<unknown>

async function prepare(folder: string, origin: string, visit: Visit): Promise<void> {
  const context = await engine.launchPersistentContext(folder, { ...chromium, baseURL: origin })
  try {
    await visit(context.pages()[0] ?? (await context.newPage()))
  } finally {
    await context.close()
  }
}

/**
 * Starts a browser that answers at `port` and that nothing else watches: a page that a library of tests has opened, or
 * watches, is slower.
 */
export async function startBrowser(port: number, origin: string, earlier: Visit | undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'leaflog-profile-'))
  if (earlier) await prepare(folder, origin, earlier)
  const args = [...chromium.args, '--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${folder}`]
  const browser = spawn(chromium.executablePath, [...args, 'about:blank'], { stdio: 'ignore' })
  const ended = once(browser, 'exit')
  const isThere = () =>
    fetch(`http://127.0.0.1:${port}/json/version`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isThere, { timeout: 60_000 }).toBe(true)
  return {
    async stop(): Promise<void> {
      browser.kill()
      await ended
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
