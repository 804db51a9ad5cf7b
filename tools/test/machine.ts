import { existsSync } from 'node:fs'

import { run } from '../shared/run.ts'

interface Requirement {
  what: string
  path: string
  package: string
}

/** System packages that the tests need and npm does not provide. */
const requirements: readonly Requirement[] = [
  { what: 'Chromium, for npm run chaos,', path: '/usr/bin/chromium', package: 'chromium' },
  {
    what: 'Headless Chromium, for the tests in a real browser,',
    path: '/usr/bin/chromium-headless-shell',
    package: 'chromium-headless-shell',
  },
  {
    what: 'PostgreSQL 15, for the backend suite,',
    path: '/usr/lib/postgresql/15/bin/initdb',
    package: 'postgresql-15',
  },
  { what: 'Redis, for the state that servers share,', path: '/usr/bin/redis-server', package: 'redis-server' },
]

const tenMinutes = 600_000

/** Installs what is missing with apt-get, as root or through sudo without a password. Resolves to an exit code. */
export async function prepareMachine(cwd: string): Promise<number> {
  const missing = requirements.filter((requirement) => !existsSync(requirement.path))
  if (missing.length === 0) return 0

  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]): Promise<number> => {
    const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args]
    return run(command, rest, { cwd, env, limit: tenMinutes })
  }
  await apt('update')
  await apt('install', '-y', '--no-install-recommends', ...missing.map((requirement) => requirement.package))

  const stillMissing = requirements.filter((requirement) => !existsSync(requirement.path))
  for (const requirement of stillMissing)
    console.error(
      `${requirement.what} is missing and could not be installed. ` +
        `Install the Debian package ${requirement.package}, which provides ${requirement.path}, and run npm test again.`,
    )
  return stillMissing.length === 0 ? 0 : 1
}
