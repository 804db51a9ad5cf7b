import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** `npm run dev`: the server with pages from source, started again where its own code is edited. */
const root = join(import.meta.dirname, '..')
const watched = ['server/src', 'core/src/wire'].map((folder) => `--watch-path=${folder}`)
const server = spawn(process.execPath, [...watched, 'server/src/main.ts', '--dev'], { cwd: root, stdio: 'inherit' })
// Who ends this means the server; it lets go of its database first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
await once(server, 'exit')
process.exitCode = server.exitCode ?? 0
