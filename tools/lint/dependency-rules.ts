/** Rules of the tree: arrows, no cycles, no suppressions. @module */
/**
 * The arrows of the architecture (ARCHITECTURE.md): which part of the tree may import which. A part is named by its
 * path. A target that is not listed is forbidden.
 */
import { publicParts } from './public-parts.ts'

/**
 * The part of a file: `core/engine/kernel`, `core/domains/age-gate`, `server/gateway`, `storefront/features/cart`, …
 */
export type Part = string

/** Folders of the core whose subfolders are parts of their own. */
const rooms = ['engine', 'domains', 'rules']

const core = (...places: string[]): Part[] => places.map((place) => `core/${place}`)
const shippedCore = [
  ...core('ports', 'wire', 'errors', 'rules', 'http', 'engine', 'domains', 'domains-list', 'adapters'),
  ...core('sdk', 'replay', 'time-machine', 'index'),
]
const server = (...places: string[]): Part[] => places.map((place) => `server/${place}`)
/** What the gateway's pages and routes may import from the core. */
const readers = core('wire', 'index', 'rules/content', 'rules/catalogue', 'rules/seo')
const wholeCore = [...shippedCore, 'core/testing']
/** What the packed core offers to pages that are not ours. */
const publicCore = core('index', 'wire', 'rules/catalogue')

/**
 * By part, or by the part's parent. A target includes everything inside it; `x.events` means only the events of a
 * domain.
 */
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
  ['core/cli', shippedCore],
  ['core/devtools', shippedCore],
  ['core/plugins', shippedCore],
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
  ['elements', publicCore],
  // Engine and adapters for Node are for those without a storefront.
  ['examples', [...publicCore, ...core('sdk', 'adapters')]],
])

/** Tests, contract suites and test helpers do not ship, so they may import everything. */
const isTest = (path: string): boolean =>
  /\.(test|contract|e2e)\.tsx?$/.test(path) || /^(?!core\/)[^/]+\/src\/(.+\/)?(testing|test-support)\//.test(path)

/** The part of a file (a path relative to the root, with `/`), or undefined if it may import everything. */
export function partOf(path: string): Part | undefined {
  if (isTest(path)) return undefined
  const [name, src, ...rest] = path.split('/')
  // The locales belong to the pages.
  if (name === 'storefront' && src === 'locales') return 'storefront/shared'
  if (name === 'examples') return `examples/${src}`
  if (src !== 'src') return undefined
  switch (name) {
    case 'core':
      return corePart(rest)
    case 'server':
      return serverPart(rest.join('/'))
    case 'storefront':
      return storefrontPart(rest)
    case 'react-bindings':
    case 'elements':
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

/** `server/seed` writes the fixtures into the database, renders their pictures and opens the whole backend. */
function serverPart(path: string): Part {
  if (/^backend\/(main|open-backend|seed|apis\/media)\b/.test(path)) return 'server/seed'
  const folder = /^((?:gateway|backend\/apis)\/[^/]+|backend\/(?:platform|rules)|[^/]+)\//.exec(path)?.[1]
  return folder === undefined ? 'server/app' : `server/${folder}`
}

/** The path, relative to the root, of an import of one of our packages by name; undefined for other packages. */
export function pathOfPackage(specifier: string): string | undefined {
  const [, name, rest = ''] = /^@leaflog\/([a-z]+)(?:\/(.+))?$/.exec(specifier) ?? []
  const coreEntries: Record<string, string> = {
    '': 'index.ts',
    catalogue: 'rules/catalogue/index.ts',
    checkout: 'sdk/checkout.ts',
    compose: 'sdk/compose.ts',
    engine: 'sdk/engine.ts',
    content: 'rules/content/index.ts',
    search: 'sdk/search/index.ts',
    products: 'sdk/catalogue/index.ts',
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

/** Why `from` must not import `to` (both relative to the root), or undefined if the import is allowed. */
export function brokenArrow(from: string, to: string): string | undefined {
  const source = partOf(from)
  if (source === undefined) return undefined
  const target = partOf(to)
  if (target === undefined) return `${from} ships, but ${to} is only for tests.`
  if (source === target) return undefined
  if (isFeature(source) && isFeature(target)) return brokenIntoFeature(from, to)
  const targets = targetsOf(source)
  const isInside = (part: Part) => target === part || target.startsWith(`${part}/`)
  const isEvents =
    to.endsWith('.events.ts') && targets.some((part) => part.endsWith('.events') && isInside(roomOf(part)))
  if (isEvents || targets.some(isInside)) return undefined
  return `${source} may not import ${target}; it may import ${targets.length === 0 ? 'none of our code' : targets.join(', ')}.`
}

const FEATURES = 'storefront/src/features/'
const isFeature = (part: Part): boolean => part.startsWith('storefront/features/')

/** A feature may import only the public parts of another feature. */
function brokenIntoFeature(from: string, to: string): string | undefined {
  const [feature = '', ...file] = to.slice(FEATURES.length).split('/')
  if (publicParts[feature]?.includes(file.join('/'))) return undefined
  return `${from} may not import ${to}: move the shared code to storefront/src/shared, or list the file in public-parts.ts.`
}

const roomOf = (part: Part): Part => part.slice(0, part.lastIndexOf('.'))
/** The rule for a part takes precedence over the rule for its parent. */
const targetsOf = (part: Part): readonly Part[] =>
  allowed.get(part) ?? allowed.get(part.slice(0, part.lastIndexOf('/'))) ?? []
