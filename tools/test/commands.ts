/**
 * A stage of `npm test`: runs the commands of README, CONTRIBUTING and the guides as people type them, each with a time
 * limit. `node tools/test/commands.ts REPORT` writes how many passed, and which failed.
 */
import { cp, mkdir, mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'

import { commands } from '../commands.ts'
import { execute } from '../packages/execute.ts'
import { keptReleases, releasesFolder, scriptOf } from '../releases/kept.ts'
import { lockPath } from '../schemas/lock-path.ts'
import { differing } from '../reference/differing.ts'
import { endWithParent, run } from '../shared/run.ts'
import { type ShopServer, freePort, startShopServer } from '../shared/shop-server.ts'
import { complaintAboutDocs } from '../docs/check.ts'
import { complaintAboutSchema } from './check-schema.ts'
import { complaintAboutCalls } from './guide-calls.ts'

const root = join(import.meta.dirname, '..', '..')
const MINUTE = 60_000
const folder = await mkdtemp(join(tmpdir(), 'leaflog-commands-'))

interface Check {
  readonly name: string
  /** Resolves to a complaint, or to null. */
  readonly run: () => Promise<string | null>
}

let files = 0

/** Runs `npm` and resolves to its output. Rejects with the output if the command fails or times out. */
async function npm(args: readonly string[], minutes: number, env: Record<string, string> = {}): Promise<string> {
  const path = join(folder, `output-${(files += 1)}.txt`)
  const output = await open(path, 'w')
  try {
    const code = await run('npm', args, { cwd: root, env, limit: minutes * MINUTE, output: output.fd })
    const text = await readFile(path, 'utf8')
    if (code !== 0) throw new Error(`npm ${args.join(' ')} exited with ${code}:\n${text.slice(-2000)}`)
    return text
  } finally {
    await output.close()
  }
}

const script = (name: string, args: readonly string[], minutes: number, env?: Record<string, string>) =>
  npm(['run', name, '--', ...args], minutes, env)

/** Null if the text contains what was expected. */
const expecting = (output: string, what: RegExp): string | null =>
  what.test(output) ? null : `Its output does not contain ${what}:\n${output}`

const help = (name: string): Check => ({
  name: `${name} --help`,
  run: async () => expecting(await script(name, ['--help'], 0.5), new RegExp(`usage: (npm run|leaflog) ${name}`)),
})

const measures = (rows: readonly string[]): Check => ({
  name: `bench -- --rounds 1 ${rows.join(' ')}`,
  // A row that could not be measured makes the command fail.
  run: async () => expecting(await script('bench', ['--rounds', '1', ...rows], 12), /\| what \| goal/),
})

const written = { test: join(folder, 'bug.test.ts'), log: join(folder, 'to-share.jsonl') }

/** The commands of the README, with an existing log. */
const replays: readonly (readonly [args: readonly string[], says: RegExp])[] = [
  [[], /session\.signedIn/],
  [['--at', '12'], /"ageGate"/],
  [['--diff', '12', '15'], / -> /],
  [['--as-test', '--expect', 'session.isSignedIn=false', '--out', written.test], /./],
  [['--minimize', '--expect', 'session.isSignedIn==false'], /events are left|"kind":"state"/],
  [['--redact', '--out', written.log], /./],
]

const checks: readonly Check[] = [
  // Every kind of row, in two halves that take as long as each other. Lighthouse's rows differ only in their page.
  measures(['core-size', 'first-page', 'inp-sign-in', 'lighthouse-home', 'relay', 'replay']),
  measures(['acknowledged', 'append', 'boot', 'menu', 'react', 'step']),
  {
    name: 'record, with the same bytes twice',
    run: async () => {
      const [one, other] = [join(folder, 'record-1'), join(folder, 'record-2')]
      await script('record', ['--to', one], 4)
      await script('record', ['--to', other], 4)
      const unlike = await differing(one, other)
      return unlike.length === 0 ? null : `${unlike.join(', ')} differ.`
    },
  },
  {
    name: 'backend, with fill-carts and the schema check against it',
    run: async () => {
      const port = await freePort()
      const env = { BACKEND_PORT: String(port), NODE_ENV: 'development' }
      const backend = await startShopServer({ command: ['npm', 'run', 'backend'], port, health: '/health', env })
      try {
        const args = ['--backend', backend.origin, '--count', '4', '--concurrency', '2']
        return (
          expecting(await script('fill-carts', args, 2, { DATA_DIR: backend.dataDir }), /\b4\b/) ??
          (await complaintAboutSchema(`${backend.origin}/graphql`))
        )
      } finally {
        await backend.stop()
      }
    },
  },
  {
    name: 'docs -- --serve, read on a phone, with its examples, and calls of a guide to the same shop',
    run: async () => {
      const port = await freePort()
      const site = `http://localhost:${port}`
      const shop = await startShopServer({ env: { PARTNER_ORIGINS: site } })
      const command = ['npm', 'run', 'docs', '--', '--serve', '--port', String(port)] as const
      let docs: ShopServer | null = null
      try {
        docs = await startShopServer({ command, port, health: '/' })
        return (await complaintAboutDocs(site, shop.origin)) ?? (await complaintAboutCalls(shop.origin))
      } finally {
        await docs?.stop()
        await shop.stop()
      }
    },
  },
  {
    // Two walks, to see that the first one's choices do not affect the second.
    name: 'pictures -- category checkout-payment',
    run: async () => {
      const names = ['category', 'checkout-payment']
      await script('pictures', ['--to', folder, ...names], 4)
      const pictures = names.flatMap((name) => [390, 1440].map((width) => join(folder, `${name}-${width}.png`)))
      const sizes = await Promise.all(pictures.map((picture) => stat(picture)))
      return sizes.every(({ size }) => size > 10_000) ? null : 'A picture is empty.'
    },
  },
  {
    name: 'session -- --minutes 0.1',
    run: async () =>
      expecting(await script('session', ['--minutes', '0.1'], 3), /The sessions of 0\.1 minutes behaved/),
  },
  {
    name: 'replay, in every way',
    run: async () => {
      const log = join(folder, 'bug.jsonl')
      await cp(join(root, 'fixtures', 'logs', 'wishlist.jsonl'), log)
      for (const [args, says] of replays) {
        const complaint = expecting(await script('replay', [log, ...args], 0.5), says)
        if (complaint !== null) return complaint
      }
      return (
        expecting(await readFile(written.test, 'utf8'), /expect\(/) ??
        expecting(await readFile(written.log, 'utf8'), /"kind":"state"/)
      )
    },
  },
  {
    name: 'schemas, which writes what is committed',
    run: async () => {
      const before = await readFile(lockPath, 'utf8')
      await script('schemas', [], 0.5)
      return (await readFile(lockPath, 'utf8')) === before ? null : 'core/schemas.lock.json was not up to date.'
    },
  },
  {
    name: 'release-fixture of a tarball',
    run: async () => {
      const [release] = keptReleases()
      if (!release) return 'No release is kept.'
      const { version, commit } = release
      const packed = join(folder, 'package')
      await mkdir(packed)
      await writeFile(join(packed, 'leaflog.js'), scriptOf(release))
      await writeFile(join(packed, 'package.json'), JSON.stringify({ version }))
      const tarball = join(folder, 'packed.tgz')
      await execute('tar', ['-czf', tarball, '-C', folder, 'package'], root)
      const to = join(folder, 'releases')
      await script('release-fixture', ['--tarball', tarball, '--commit', commit, '--to', to], 0.5)
      const unlike = await differing(join(to, version), join(releasesFolder, version))
      return unlike.length === 0 ? null : `${unlike.join(', ')} differ.`
    },
  },
  { name: 'house', run: async () => expecting(await script('house', [], 0.5), /kernel\/ +The kernel/) },
  { name: 'mutants -- --list', run: async () => expecting(await script('mutants', ['--list'], 0.5), /session/) },
  {
    name: 'chaos -- --minutes 0',
    run: async () =>
      expecting(await script('chaos', ['--minutes', '0', '--seed', '1', '--steps', '10'], 3), /nothing was lost/),
  },
  {
    name: 'simulate -- --seeds 5',
    run: async () => expecting(await script('simulate', ['--seeds', '5', '--from', '1000'], 2), /5 seeds, 0 failed/),
  },
  { name: 'check:quick', run: async () => expecting(await script('check:quick', [], 10), /passed, 0 failed/) },
  ...[...Object.keys(commands), 'check:quick'].map(help),
  { name: 'test --help', run: async () => expecting(await npm(['test', '--', '--help'], 0.5), /usage: npm test/) },
]

/** Resolves to the complaint, or to null. */
async function outcomeOf(check: Check): Promise<string | null> {
  const started = performance.now()
  const complaint = await check.run().catch((error: unknown) => String(error))
  const took = ((performance.now() - started) / 1000).toFixed(1)
  console.log(
    `${complaint === null ? '✓' : '✘'} ${check.name} (${took} s)${complaint === null ? '' : `\n${complaint}`}`,
  )
  return complaint
}

endWithParent()
try {
  const waiting = [...checks]
  const failed: { name: string; complaint: string }[] = []
  const worker = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const complaint = await outcomeOf(check)
      if (complaint !== null) failed.push({ name: check.name, complaint })
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  const [report] = process.argv.slice(2)
  if (report !== undefined) await writeFile(report, JSON.stringify({ passed: checks.length - failed.length, failed }))
  process.exitCode = failed.length === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}
