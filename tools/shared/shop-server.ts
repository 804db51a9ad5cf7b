import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { newSeededFolder } from '../../server/src/testing/seeded-folder.ts'
import { endGroup, groupLives, run } from './run.ts'

const root = join(import.meta.dirname, '../..')
const turbo = join(root, 'node_modules', '.bin', 'turbo')
const buildLimit = 600_000

export interface ShopServer {
  /** `http://localhost:PORT`, without a trailing slash. */
  origin: string
  /** The folder of its data. */
  dataDir: string
  /** Stops the server as an operator would, and removes its data. */
  stop(): Promise<void>
}

/** A free port of the loopback interface. */
export async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('There was no free port.')
  return address.port
}

/** Builds the storefront; a no-op if its sources are unchanged. */
export async function buildStorefront(): Promise<void> {
  const env = { TURBO_TELEMETRY_DISABLED: '1' }
  const code = await run(turbo, ['run', 'build', '--output-logs=errors-only'], { cwd: root, env, limit: buildLimit })
  if (code !== 0) throw new Error('The storefront does not build: run "npx turbo run build" to see why.')
}

export interface ShopServerOptions {
  port?: number
  env?: Record<string, string>
  /** The command that starts it, as people type it. The default is the server itself. */
  command?: readonly [string, ...string[]]
  /** The path that answers once it is ready. */
  health?: string
}

const serverItself = [process.execPath, join(root, 'server', 'src', 'main.ts')] as const

/** Starts the real server with a new data folder, and resolves once it is seeded and answers. */
export async function startShopServer(options: ShopServerOptions = {}): Promise<ShopServer> {
  const port = options.port ?? (await freePort())
  const dataDir = await newSeededFolder('demo', 'leaflog-data-')
  const output: string[] = []
  const [command, ...args] = options.command ?? serverItself
  const child = spawn(command, args, {
    cwd: root,
    // As with `npm start`, whatever the test runner has set.
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PORT: String(port),
      DATA_DIR: dataDir,
      STATIC_PAGES: '0',
      // Orders stay as tests leave them.
      STORE_STEP_SECONDS: '0',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const keep = (chunk: Buffer): void => {
    output.push(chunk.toString())
    if (output.length > 200) output.shift()
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  const stop = async (): Promise<void> => {
    await end(child)
    await rm(dataDir, { recursive: true, force: true })
  }
  const origin = `http://localhost:${port}`
  try {
    await ready(`${origin}${options.health ?? '/health/ready'}`, child)
  } catch (error) {
    await stop()
    throw new Error(`The server did not start.\n${output.join('')}`, { cause: error })
  }
  return { origin, dataDir, stop }
}

const startLimit = 120_000

async function ready(address: string, child: ChildProcess): Promise<void> {
  const before = Date.now() + startLimit
  while (Date.now() < before) {
    if (child.exitCode !== null) throw new Error(`It ended with code ${child.exitCode}.`)
    const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined)
    if (answer?.ok === true) return
    await pause(100)
  }
  throw new Error(`It was not ready after ${startLimit / 1000} seconds.`)
}

/** The processes of a command (npm starts a shell, which starts the server) may outlive it for a while. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  endGroup(child, 'SIGTERM')
  const killAt = Date.now() + 10_000
  while (groupLives(child) && Date.now() < killAt) await pause(20)
  endGroup(child, 'SIGKILL')
  await ended
}
