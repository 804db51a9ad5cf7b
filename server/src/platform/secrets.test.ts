import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { loadSecrets, loadSessionSecret } from './secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'leaflog-secrets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the secret that customers’ tokens are signed with', () => {
  test('[7a.4] is created once, readable only by its owner, even if the folder has the other secrets already', () => {
    const others = loadSecrets(folder)
    const secret = loadSessionSecret(folder)
    expect(secret.length).toBeGreaterThanOrEqual(32)
    expect(loadSessionSecret(folder)).toBe(secret)
    expect(Object.values(others)).not.toContain(secret)
    expect(loadSecrets(folder)).toEqual(others)
    expect(statSync(join(folder, 'session-secret.json')).mode & 0o777).toBe(0o600)
  })
})
