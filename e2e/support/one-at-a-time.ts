import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** For tests that shop as one of the demo's own customers, who has one cart: waits until no other test of the run does. */
export async function oneAtATime<T>(name: string, shop: () => Promise<T>): Promise<T> {
  const lock = join(process.env['LEAFLOG_E2E_PROFILES'] ?? '', `${name}.lock`)
  const take = async (): Promise<boolean> => {
    try {
      await mkdir(lock)
      return true
    } catch (error) {
      if (isThere(error)) return false
      throw error
    }
  }
  await expect.poll(take, { timeout: 240_000 }).toBe(true)
  try {
    return await shop()
  } finally {
    await rm(lock, { recursive: true })
  }
}
