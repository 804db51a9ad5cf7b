import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** `npm run dev`: the server with pages from source. It restarts when the server's own code changes. */
const root = join(import.meta.dirname, '..')
const watched = ['server/src', 'core/src/wire'].map((folder) => `--watch-path=${folder}`)
const server = spawn(process.execPath, [...watched, 'server/src/main.ts', '--dev'], { cwd: root, stdio: 'inherit' })
// A signal to this process is meant for the server, which closes its database first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal))
await once(server, 'exit')
process.exitCode = server.exitCode ?? 0
