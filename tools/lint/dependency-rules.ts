/** What the tree has to keep: arrows, no cycles, no suppressions. @module */
/**
 * The arrows of the architecture (ARCHITECTURE.md): which part of the tree may import which.
 * A part is named by its place; what is not listed as a target is forbidden.
 */
import { publicParts } from './public-parts.ts'

/** Where a file stands: `core/engine/kernel`, `core/domains/age-gate`, `server/gateway`, `storefront/features/cart`, … */
export type Part = string

/** Folders of the core whose folders are parts of their own. */
const rooms = ['engine', 'domains', 'rules']

const core = (...places: string[]): Part[] => places.map((place) => `core/${place}`)
const shippedCore = [
  ...core('ports', 'wire', 'errors', 'rules', 'http', 'engine', 'domains', 'domains-list', 'adapters'),
  ...core('sdk', 'replay', 'time-machine', 'index'),
]
const server = (...places: string[]): Part[] => places.map((place) => `server/${place}`)
/** What the gateway's pages and routes may read of the core. */
const readers = core('wire', 'index', 'rules/content', 'rules/catalogue', 'rules/seo')
const wholeCore = [...shippedCore, 'core/testing']

/** By part, or by the room that it stands in. A target stands for all that is in it, `x.events` for a domain's events alone. */
const allowed: ReadonlyMap<Part, readonly Part[]> = new Map([
  ['core/ports', []],
  ['core/wire', []],
  ['core/errors', core('wire')],
  ['core/rules', core('rules', 'wire', 'errors', 'ports')],
  ['core/http', core('ports', 'wire', 'errors')],
  ['core/engine/interpreter', []],
  ['core/engine/log', core('ports', 'errors')],
  ['core/engine/kernel', core('engine/log', 'ports', 'errors')],
  ['core/domains', core('engine/kernel', 'http', 'ports', 'wire', 'errors', 'rules', 'domains.events')],
  ['core/domains-list', core('domains', 'engine/kernel')],
  ['core/adapters', core('ports')],
  ['core/sdk', shippedCore],
  ['core/replay', core('domains', 'domains-list', 'engine', 'errors', 'ports', 'wire', 'rules', 'adapters')],
  ['core/time-machine', shippedCore],
  ['core/index', shippedCore],
  ['core/testing', wholeCore],
  ['react-bindings', shippedCore],
  ['storefront/shared', [...shippedCore, 'react-bindings']],
  ['storefront/features', [...shippedCore, 'react-bindings', 'storefront/shared']],
  ['storefront/app', [...shippedCore, 'react-bindings', 'storefront/features', 'storefront/shared']],
  ['server/app', [...core('wire', 'index'), ...server('platform', 'gateway', 'live', 'analytics', 'backend', 'seed')]],
  ['server/platform', core('wire', 'index')],
  ['server/gateway/http', [...core('wire', 'index'), ...server('platform')]],
  ['server/gateway/policies', [...core('wire', 'index'), ...server('platform', 'gateway/http')]],
  ['server/gateway/cache', [...core('wire', 'index'), ...server('platform', 'gateway/http', 'gateway/policies')]],
  ['server/gateway/pages', [...readers, ...server('platform', 'gateway/http', 'gateway/policies', 'gateway/cache')]],
  ['server/gateway/routes', [...readers, ...server('platform', 'gateway', 'live', 'analytics')]],
  ['server/live', [...core('wire', 'index'), ...server('platform', 'gateway/http', 'gateway/policies')]],
  ['server/analytics', [...core('wire', 'index'), ...server('platform')]],
  ['server/backend/platform', [...core('wire', 'index'), ...server('platform')]],
  ['server/backend/rules', [...core('wire', 'index'), ...server('platform', 'backend/platform')]],
  ['server/backend/apis', [...core('wire', 'index'), ...server('platform', 'backend/platform', 'backend/rules')]],
  ['server/backend', [...core('wire', 'index'), ...server('platform', 'backend', 'seed')]],
  ['server/seed', [...core('wire', 'index'), ...server('platform', 'backend'), 'fixtures']],
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
  if (name === 'storefront' && src === 'locales') return 'storefront/shared'
  if (src !== 'src') return undefined
  switch (name) {
    case 'core':
      return corePart(rest)
    case 'server':
      return serverPart(rest.join('/'))
    case 'storefront':
      return storefrontPart(rest)
    case 'react-bindings':
    case 'fixtures':
      return name
    default:
      return undefined
  }
}

function corePart([first = '', second = '', third]: readonly string[]): Part {
  if (first === 'domains' && third === undefined) return 'core/domains-list'
  const place = rooms.includes(first) ? `${first}/${second}` : first
  return `core/${place.replace(/\.ts$/, '')}`
}

const storefrontPart = ([first = '', second = '']: readonly string[]): Part =>
  first === 'features' ? `storefront/features/${second}` : `storefront/${first === 'shared' ? first : 'app'}`

/** `server/seed` is what puts the fixtures into the database, draws their pictures and opens the whole. */
function serverPart(path: string): Part {
  if (/^backend\/(main|open-backend|seed|apis\/media)\b/.test(path)) return 'server/seed'
  const folder = /^((?:gateway|backend\/apis)\/[^/]+|backend\/(?:platform|rules)|[^/]+)\//.exec(path)?.[1]
  return folder === undefined ? 'server/app' : `server/${folder}`
}

/** What an import of one of our packages by name leads to, as a path relative to the root; undefined for foreign ones. */
export function pathOfPackage(specifier: string): string | undefined {
  const [, name, rest = ''] = /^@leaflog\/([a-z]+)(?:\/(.+))?$/.exec(specifier) ?? []
  const coreEntries: Record<string, string> = {
    '': 'index.ts',
    catalogue: 'rules/catalogue/index.ts',
    content: 'rules/content/index.ts',
    search: 'sdk/search/index.ts',
    seo: 'rules/seo/index.ts',
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
  if (isFeature(source) && isFeature(target)) return brokenIntoFeature(from, to)
  const targets = targetsOf(source)
  const isInside = (part: Part) => target === part || target.startsWith(`${part}/`)
  const isEvents =
    to.endsWith('.events.ts') && targets.some((part) => part.endsWith('.events') && isInside(roomOf(part)))
  if (isEvents || targets.some(isInside)) return undefined
  return `${source} may not import ${target}; it may import ${targets.length === 0 ? 'nothing of ours' : targets.join(', ')}.`
}

const FEATURES = 'storefront/src/features/'
const isFeature = (part: Part): boolean => part.startsWith('storefront/features/')

/** A feature knows of another what is listed as that one's public parts. */
function brokenIntoFeature(from: string, to: string): string | undefined {
  const [feature = '', ...file] = to.slice(FEATURES.length).split('/')
  if (publicParts[feature]?.includes(file.join('/'))) return undefined
  return `${from} may not import ${to}: move what both need to storefront/src/shared, or list it in public-parts.ts.`
}

const roomOf = (part: Part): Part => part.slice(0, part.lastIndexOf('.'))
/** What is said of a part itself comes before what is said of its room. */
const targetsOf = (part: Part): readonly Part[] =>
  allowed.get(part) ?? allowed.get(part.slice(0, part.lastIndexOf('/'))) ?? []
