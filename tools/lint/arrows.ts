/**
 * The arrows of the architecture (ARCHITECTURE.md): which part of the tree may import which.
 * A part is named by its place; what is not listed as a target is forbidden.
 */

const domains = [
  'age-gate',
  'dispensary',
  'menu',
  'ordering-cart',
  'commerce-cart',
  'checkout',
  'session',
  'enrolment',
  'account',
  'password-reset',
  'recently-viewed',
  'search',
  'navigation',
  'analytics',
  'ui',
  'wishlist',
] as const
const reads = ['catalogue', 'content', 'seo', 'i18n'] as const
const corePlaces = [
  'ports',
  'wire',
  'errors',
  'time',
  'cart',
  'http',
  'log',
  'kernel',
  'adapters',
  'sdk',
  'replay',
  'time-machine',
  'testing',
  'index',
] as const

/** Where a file stands: `core/kernel`, `core/domain:age-gate`, `server/gateway`, `storefront`, … */
export type Part = string

const core = (...places: string[]): Part[] => places.map((place) => `core/${place}`)
const allDomains = domains.map((domain) => `domain:${domain}`)
const shippedCore = core(...corePlaces.filter((place) => place !== 'testing'), ...reads, ...allDomains)
const wholeCore = [...shippedCore, 'core/testing']

const allowed: ReadonlyMap<Part, readonly Part[]> = new Map([
  ['core/ports', []],
  ['core/wire', []],
  ['core/errors', []],
  ['core/time', []],
  ['core/cart', []],
  ['core/http', core('ports', 'wire', 'errors')],
  ['core/log', core('ports', 'errors')],
  ['core/kernel', core('log', 'ports', 'errors')],
  ...allDomains.map((domain): [Part, Part[]] => [
    `core/${domain}`,
    [
      ...core('kernel', 'http', 'ports', 'wire', 'errors', 'time', 'cart', 'catalogue'),
      ...allDomains.map((other) => `core/${other}.events`),
    ],
  ]),
  ...reads.map((place): [Part, Part[]] => [`core/${place}`, core('ports', 'wire', 'errors', 'time', ...reads)]),
  ['core/adapters', core('ports')],
  ['core/sdk', shippedCore],
  ['core/replay', shippedCore],
  ['core/time-machine', shippedCore],
  ['core/index', shippedCore],
  ['core/testing', wholeCore],
  ['react-bindings', shippedCore],
  ['storefront', [...shippedCore, 'react-bindings']],
  [
    'server/app',
    [...core('wire', 'index'), 'server', 'server/gateway', 'server/live', 'server/backend', 'server/seed'],
  ],
  ['server', core('wire', 'index')],
  ['server/gateway', [...core('wire', 'index', 'content', 'catalogue', 'seo'), 'server', 'server/live']],
  ['server/live', [...core('wire', 'index'), 'server', 'server/gateway']],
  ['server/backend', [...core('wire', 'index'), 'server', 'server/seed']],
  ['server/seed', [...core('wire', 'index'), 'server', 'server/backend', 'fixtures']],
  ['fixtures', shippedCore],
])

/** Tests, contract suites and the helpers beside them ship nothing, so they may import everything. */
const isTest = (path: string): boolean =>
  /\.(test|contract|e2e)\.tsx?$/.test(path) || /^(?!core\/)[^/]+\/src\/(.+\/)?(testing|test-support)\//.test(path)

/** The part that a file (relative to the root, with `/`) belongs to; undefined where everything may be imported. */
export function partOf(path: string): Part | undefined {
  if (isTest(path)) return undefined
  const [name, src, ...rest] = path.split('/')
  // The words of the pages are part of them.
  if (name === 'storefront' && src === 'locales') return name
  if (src !== 'src') return undefined
  const first = rest[0] ?? ''
  switch (name) {
    case 'core':
      return `core/${corePart(first.replace(/\.ts$/, ''))}`
    case 'server':
      return serverPart(rest.join('/'))
    case 'react-bindings':
    case 'storefront':
    case 'fixtures':
      return name
    default:
      return undefined
  }
}

/** A folder of the core that nobody declared is a domain: the strictest reading. */
function corePart(place: string): string {
  const known: readonly string[] = [...corePlaces, ...reads]
  return known.includes(place) ? place : `domain:${place}`
}

/** `server/seed` is what puts the fixtures into the database, draws their pictures and opens the whole. */
function serverPart(path: string): Part {
  if (/^(app|main)\.ts$/.test(path)) return 'server/app'
  if (/^backend\/(main|open-backend|seed|media)\b/.test(path)) return 'server/seed'
  const folder = /^(gateway|live|backend)\//.exec(path)?.[1]
  return folder === undefined ? 'server' : `server/${folder}`
}

/** What an import of one of our packages by name leads to, as a path relative to the root; undefined for foreign ones. */
export function pathOfPackage(specifier: string): string | undefined {
  const [, name, rest = ''] = /^@leaflog\/([a-z]+)(?:\/(.+))?$/.exec(specifier) ?? []
  const coreEntries: Record<string, string> = {
    '': 'index.ts',
    browser: 'adapters/browser.ts',
    node: 'adapters/node.ts',
  }
  switch (name) {
    case 'core':
      return `core/src/${coreEntries[rest] ?? `${rest}${rest.includes('/') ? '.ts' : '/index.ts'}`}`
    case 'react':
      return 'react-bindings/src/index.ts'
    case undefined:
      return undefined
    default:
      return `${name}/src/${rest === '' ? 'index' : rest}.ts`
  }
}

/** Why `from` must not import `to` (both relative to the root), or undefined where the arrow exists. */
export function brokenArrow(from: string, to: string): string | undefined {
  const source = partOf(from)
  if (source === undefined) return undefined
  const target = partOf(to)
  if (target === undefined) return `${from} ships, and ${to} does not: only tests import it.`
  if (source === target) return undefined
  const targets = allowed.get(source) ?? []
  const onlyEvents = to.endsWith('.events.ts') && targets.includes(`${target}.events`)
  if (targets.includes(target) || onlyEvents) return undefined
  return `${source} may not import ${target}; it may import ${targets.length === 0 ? 'nothing of ours' : targets.join(', ')}.`
}
