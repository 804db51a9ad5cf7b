/** A browser in which somebody has been before, for tools that open pages themselves. */
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as engine, expect, type Page } from '@playwright/test'

import { chromium } from '../shared/chromium.ts'
import { endGroup, groupLives } from '../shared/run.ts'

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

/** Whether a browser lets itself be driven there. */
export const answersAt = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/json/version`).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Starts a browser that answers at `port` and that nothing else watches: a page that a library of tests has opened, or
 * watches, is slower.
 */
export async function startBrowser(port: number, origin: string, earlier: Visit | undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'leaflog-profile-'))
  if (earlier) await prepare(folder, origin, earlier)
  const args = [...chromium.args, '--headless', `--remote-debugging-port=${port}`, `--user-data-dir=${folder}`]
  // Its command is a script that starts the browser: only the group of both ends it.
  const browser = spawn(chromium.executablePath, [...args, 'about:blank'], { stdio: 'ignore', detached: true })
  const stop = async (): Promise<void> => {
    endGroup(browser, 'SIGTERM')
    await expect.poll(() => groupLives(browser), { timeout: 20_000 }).toBe(false)
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await expect.poll(() => answersAt(port), { timeout: 60_000 }).toBe(true)
  } catch (error) {
    await stop()
    throw error
  }
  return { stop }
}
