/** Starts a gateway for a backend that is served alone, because the SDK needs one. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface Gateway {
  readonly origin: string
  stop(): Promise<void>
}

const root = resolve(import.meta.dirname, '../..')

/** The OAuth consumer that the backend knows: from the environment, else from the backend's data folder. */
function consumerOf(env: NodeJS.ProcessEnv): Record<string, string> {
  const { CONSUMER_KEY: key, CONSUMER_SECRET: secret, DATA_DIR: folder = '.data' } = env
  if (key && secret) return { CONSUMER_KEY: key, CONSUMER_SECRET: secret }
  const kept: unknown = JSON.parse(readFileSync(resolve(folder, 'secrets.json'), 'utf8'))
  const read = (name: string): string => {
    const value: unknown = typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined
    if (typeof value !== 'string') throw new Error(`There is no ${name} in secrets.json of the data folder.`)
    return value
  }
  return { CONSUMER_KEY: read('consumerKey'), CONSUMER_SECRET: read('consumerSecret') }
}

/** Resolves once it listens. Errors: the server's output if it did not start. */
export async function startGateway(backend: string, env: NodeJS.ProcessEnv): Promise<Gateway> {
  const consumer = consumerOf(env)
  const dataDir = await mkdtemp(join(tmpdir(), 'leaflog-gateway-'))
  const child = spawn(process.execPath, [join(root, 'server/src/main.ts')], {
    cwd: root,
    env: {
      ...env,
      ...consumer,
      COMMERCE_URL: backend,
      ORDERING_URL: backend,
      SEARCH_URL: backend,
      INSIGHTS_URL: backend,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      RATE_LIMIT: '1000000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    await end(child)
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    return { origin: await listening(child), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function listening(child: ChildProcess): Promise<string> {
  return new Promise((started, reject) => {
    let output = ''
    const collect = (chunk: Buffer) => {
      output = `${output}${chunk.toString()}`.slice(-2000)
      const [, origin] = /Leaflog is at (http:\/\/\S+)/.exec(output) ?? []
      if (origin) started(origin)
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.on('exit', () => reject(new Error(`The gateway did not start. (npm start builds what it needs.)\n${output}`)))
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
