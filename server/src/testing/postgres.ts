/** A separate PostgreSQL 15 cluster for a test: in a temporary folder, on a UNIX socket only, as user postgres. */
import { execFile } from 'node:child_process'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { existsSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const BINARIES = '/usr/lib/postgresql/15/bin'

export interface TestCluster {
  /** Address for `openDatabase`. */
  url: string
  /** Stops the cluster and deletes its folder. */
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root, so root runs it as user postgres; other users run it themselves. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'))
  const [, , uid, gid] = line?.split(':') ?? []
  if (uid === undefined || gid === undefined) throw new Error('There is no user postgres to run PostgreSQL as.')
  return { uid: Number(uid), gid: Number(gid) }
}

/** @throws Error with one sentence if PostgreSQL 15 is not installed */
export async function startCluster(): Promise<TestCluster> {
  if (!existsSync(join(BINARIES, 'initdb'))) {
    throw new Error(`PostgreSQL 15 is needed for this test: there is no ${BINARIES}/initdb.`)
  }
  const user = serverUser()
  const folder = await mkdtemp(join(tmpdir(), 'leaflog-pg-'))
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder }
  const stop = async () => {
    await run(join(BINARIES, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop'], options).catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await run(
      join(BINARIES, 'initdb'),
      ['-D', data, '-A', 'trust', '-U', 'leaflog', '-E', 'UTF8', '--locale=C'],
      options,
    )
    const settings = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c fsync=off`
    const log = join(folder, 'log')
    await run(join(BINARIES, 'pg_ctl'), ['-D', data, '-l', log, '-o', settings, '-w', 'start'], options)
    return { url: `postgresql://leaflog@localhost/postgres?host=${encodeURIComponent(folder)}`, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
