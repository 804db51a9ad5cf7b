/** `npm run backend`: serves the embedded backend alone. */
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../config.ts'
import { randomId } from '../ids.ts'
import { createNodeServer } from '../node-http.ts'
import { loadSecrets } from '../secrets.ts'
import { readBackendConfig, type BackendConfig } from './config.ts'
import { consoleLog } from './console-log.ts'
import { FolderInUseError } from './lock-file.ts'
import { openBackend } from './open-backend.ts'
import { routeBackend } from './router.ts'

const BODY_LIMIT = 262_144

function showProgress(done: number, total: number): void {
  const percent = total === 0 ? 100 : Math.floor((done / total) * 100)
  if (process.stdout.isTTY) process.stdout.write(`\rSeeding ${percent} %${done === total ? '\n' : ''}`)
  else if (done === 0 || done === total) process.stdout.write(`Seeding ${percent} %\n`)
}

async function serve(config: BackendConfig): Promise<void> {
  mkdirSync(config.dataDir, { recursive: true })
  const secrets = loadSecrets(config.dataDir)
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`
  const backend = await openBackend({
    address: config.databaseUrl === undefined ? { dataDir: config.dataDir } : { url: config.databaseUrl },
    clock: Date.now,
    ids: randomId,
    consumer: {
      key: config.consumerKey ?? secrets.consumerKey,
      secret: config.consumerSecret ?? secrets.consumerSecret,
    },
    publicUrl,
    searchKeySecret: config.searchKeySecret ?? secrets.searchKeySecret,
    mediaFolder: join(config.dataDir, 'media'),
    log: consoleLog,
    onProgress: showProgress,
  })
  const server = createNodeServer(routeBackend(backend), { publicUrl, bodyLimit: BODY_LIMIT, log: consoleLog })
  try {
    server.listen(config.port, config.host)
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : config.port
    process.stdout.write(`The backend listens at http://${config.host}:${port}\n`)
    await stopSignal()
    server.close()
    server.closeIdleConnections()
    await once(server, 'close')
  } finally {
    await backend.close()
  }
}

const stopSignal = () => Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')])

/** Mistakes of the person who starts it get a sentence; anything else its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message
  if (error instanceof Error && 'code' in error) {
    if (error.code === 'EADDRINUSE') return 'The port is in use. Set BACKEND_PORT to another one.'
    if (error.code === 'ECONNREFUSED') return 'The database at DATABASE_URL does not answer.'
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

try {
  await serve(readBackendConfig(process.env))
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
