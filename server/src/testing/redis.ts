/** A separate Redis for a test: in a temporary folder, on a UNIX socket only, without persistence. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BINARY = '/usr/bin/redis-server'

export interface TestRedis {
  /** Address for `openRedis`. */
  url: string
  /** Kills the server like a power cut; its data is lost. */
  kill(): Promise<void>
  /** Starts it again, empty, at the same address. */
  restart(): Promise<void>
  /** Stops the server and deletes its folder. */
  stop(): Promise<void>
}

/** @throws Error with one sentence if Redis is not installed */
export async function startRedis(): Promise<TestRedis> {
  if (!existsSync(BINARY)) throw new Error(`Redis is needed for this test: there is no ${BINARY}.`)
  const folder = await mkdtemp(join(tmpdir(), 'leaflog-redis-'))
  const socket = join(folder, 'redis.sock')
  let running = await launch(folder, socket)
  return {
    url: socket,
    kill: () => running.end('SIGKILL'),
    restart: async () => {
      running = await launch(folder, socket)
    },
    stop: async () => {
      await running.end('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function launch(folder: string, socket: string): Promise<{ end(signal: NodeJS.Signals): Promise<void> }> {
  const settings = ['--port', '0', '--unixsocket', socket, '--save', '', '--appendonly', 'no', '--dir', folder]
  const server = spawn(BINARY, settings, { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const ready = new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)))
    let output = ''
    server.stdout.on('data', (text: Buffer) => {
      output += text.toString()
      if (/ready to accept connections/i.test(output)) resolve()
    })
  })
  await ready
  return {
    end: async (signal) => {
      server.kill(signal)
      await ended
    },
  }
}
