import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { cart, orderingPaths } from '@leaflog/core/wire/ordering/ordering'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bareEnvironment } from '../testing/bare-environment.ts'

let folder: string
let child: ChildProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leaflog-backend-'))
})
afterEach(async () => {
  if (child && child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const start = (env: Record<string, string>) => {
  const started = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: { ...bareEnvironment(), BACKEND_PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child = started
  return started
}

/** The backend's output up to its address. */
async function linesUntilAddress(started: ReturnType<typeof start>): Promise<{ lines: string[]; address: string }> {
  const lines: string[] = []
  for await (const line of createInterface({ input: started.stdout })) {
    lines.push(line)
    const address = /http:\S+$/.exec(line)?.[0]
    if (address !== undefined) return { lines, address }
  }
  throw new Error(`the backend ended: ${await text(started.stderr)}`)
}

/** The errors of an introspection query. */
async function introspect(address: string): Promise<string[]> {
  const response = await fetch(`${address}/graphql?query=${encodeURIComponent('{ __schema { description } }')}`)
  const { errors } = z
    .object({ errors: z.array(z.object({ message: z.string() })).default([]) })
    .parse(await response.json())
  return errors.map(({ message }) => message)
}

describe('npm run backend', () => {
  test('seeds once, serves every part at one address, and exits cleanly on SIGTERM and SIGINT', async () => {
    const first = start({})
    const { lines, address } = await linesUntilAddress(first)
    expect(lines).toEqual(['Seeding 0 %', 'Seeding 100 %', `The backend listens at ${address}`])
    expect((await fetch(`${address}/health`)).status).toBe(200)
    expect((await fetch(`${address}/rest/all/V1/store/storeViews`)).status).toBe(401)
    expect((await fetch(`${address}/nowhere`)).status).toBe(404)
    const menu = await fetch(`${address}${orderingPaths.categories('0')}`)
    expect(menu.status).toBe(200)
    expect(await introspect(address)).toEqual([])
    first.kill('SIGTERM')
    expect(await once(first, 'exit')).toEqual([0, null])
    expect(await readdir(folder)).not.toContain('db.lock')

    const second = start({ INTROSPECTION: '0', NODE_ENV: 'production' })
    const again = await linesUntilAddress(second)
    expect(again.lines).toHaveLength(1)
    expect(await introspect(again.address)).toEqual([expect.stringContaining('introspection')])
    second.kill('SIGINT')
    expect(await once(second, 'exit')).toEqual([0, null])
  }, 120_000)

  test('an invalid variable, or a port in use, is one clear sentence and exit code 1', async () => {
    const wrong = start({ BACKEND_PORT: 'many', DATABASE_URL: 'mysql://secret@host' })
    const [complaint, exit] = await Promise.all([text(wrong.stderr), once(wrong, 'exit')])
    expect(exit).toEqual([1, null])
    expect(complaint).toMatch(/BACKEND_PORT: .+\nDATABASE_URL: /)
    expect(complaint).not.toContain('secret')

    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const late = start({ BACKEND_PORT: String(typeof address === 'object' ? address?.port : '') })
    const [sentence, lateExit] = await Promise.all([text(late.stderr), once(late, 'exit')])
    taken.close()
    expect([lateExit, sentence]).toEqual([[1, null], 'The port is in use. Set BACKEND_PORT to another one.\n'])
  })
})

test('[7c.5] the demo data takes orders: a cart of Miami', async () => {
  const started = start({})
  const { address } = await linesUntilAddress(started)
  const { dispensaries } = await import('@leaflog/fixtures')
  const miami = dispensaries.find((store) => store.store_code === 'fl_miami')
  const response = await fetch(`${address}${orderingPaths.create(miami?.store_id ?? '', 'MEDICAL')}`)
  expect(cart.parse(await response.json())).toMatchObject({ storeId: miami?.store_id, items: [] })
})
