import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { fieldsOf, listOf, parseJson, textOf } from '../shared/json.ts'

/** Each sample is linted with the real configuration, in a temporary copy of the tree's layout. */

const root = join(import.meta.dirname, '..', '..')

type Sample = readonly [rule: string, path: string, source: string]

const importing = (specifier: string): string => `import { x } from '${specifier}'\nexport const y = x\n`

const brokenArrows: readonly (readonly [path: string, specifier: string])[] = [
  ['core/src/ports/clock.ts', '../wire/shared/money.ts'],
  ['core/src/wire/content/stores.ts', '../../ports/http.ts'],
  ['core/src/errors/errors.ts', '../ports/http.ts'],
  ['core/src/engine/log/log.ts', '../../wire/shared/money.ts'],
  ['core/src/engine/log/snapshots.ts', '../kernel/kernel.ts'],
  ['core/src/engine/kernel/fold.ts', '../../wire/shared/money.ts'],
  ['core/src/engine/kernel/commit.ts', '../../domains/age-gate/age-gate.events.ts'],
  ['core/src/domains/age-gate/age-gate.machine.ts', '../dispensary/dispensary.view.ts'],
  ['core/src/domains/age-gate/age-gate.effects.ts', '../../adapters/browser.ts'],
  ['core/src/domains/age-gate/age-gate.rules.ts', '../../engine/log/log.ts'],
  ['core/src/rules/catalogue/facets.ts', '../../engine/kernel/kernel.ts'],
  ['core/src/replay/replay.ts', '../sdk/shop.ts'],
  ['core/src/domains/age-gate/list.ts', '../domains.ts'],
  ['core/src/engine/interpreter/table.ts', '../kernel/kernel.ts'],
  ['core/src/adapters/browser.ts', '../engine/kernel/kernel.ts'],
  ['core/src/index.ts', './testing/index.ts'],
  ['core/src/sdk/shop.ts', '@leaflog/fixtures'],
  ['react-bindings/src/use-view.ts', '@leaflog/fixtures'],
  ['react-bindings/src/provider.ts', '../../core/src/index.ts'],
  ['storefront/src/app/router.tsx', '@leaflog/fixtures'],
  ['storefront/src/app/page.tsx', '@leaflog/server'],
  ['storefront/src/features/ordering/menu.tsx', '@leaflog/core/testing'],
  ['storefront/src/features/cart/cart.tsx', '../../app/router.tsx'],
  ['storefront/src/features/cart/line.tsx', '../ordering/product-page.tsx'],
  ['storefront/src/shared/ui/tile.tsx', '../../features/ordering/product-grid.tsx'],
  ['storefront/src/shared/ui/frame.tsx', '../../app/shell/layout.tsx'],
  ['server/src/gateway/routes/graphql.ts', '../../backend/backend.ts'],
  ['server/src/gateway/http/route.ts', '../routes/graphql.ts'],
  ['server/src/gateway/policies/budget.ts', '../cache/caching.ts'],
  ['server/src/live/sockets.ts', '../gateway/routes/graphql.ts'],
  ['server/src/analytics/collector.ts', '../gateway/http/route.ts'],
  ['server/src/gateway/routes/search.ts', '@leaflog/fixtures'],
  ['server/src/gateway/cache/caching.ts', '@leaflog/core/browser'],
  ['server/src/live/live.ts', '../backend/backend.ts'],
  ['server/src/platform/config.ts', '../backend/backend.ts'],
  ['server/src/backend/backend.ts', '../gateway/routes/graphql.ts'],
  ['server/src/backend/rules/ordering/cart.ts', '@leaflog/fixtures'],
  ['server/src/backend/rules/carts/lines.ts', '../../apis/graphql/graphql.ts'],
  ['server/src/backend/platform/db.ts', '../rules/carts/lines.ts'],
  ['server/src/backend/apis/rest/rest.ts', '../graphql/graphql.ts'],
  ['fixtures/src/brands.ts', '@leaflog/server'],
  ['elements/src/shop-view.ts', '@leaflog/core/testing'],
  ['elements/src/shops.ts', '@leaflog/core/engine'],
  ['elements/src/cart-model.ts', '@leaflog/react'],
  ['examples/kiosk/src/app.ts', '@leaflog/fixtures'],
  ['examples/kiosk/src/screens/cart.ts', '../../../headless/choices.ts'],
  ['examples/headless/main.ts', '@leaflog/elements'],
]

const existingArrows: readonly (readonly [path: string, specifier: string])[] = [
  ['core/src/engine/log/outbox.ts', '../../ports/clock.ts'],
  ['core/src/engine/kernel/due.ts', '../log/log.ts'],
  ['core/src/domains/menu/menu.rules.ts', '../../rules/catalogue/facets.ts'],
  ['core/src/domains/menu/menu.machine.ts', '../dispensary/dispensary.events.ts'],
  ['core/src/domains/menu/menu.effects.ts', './menu.rules.ts'],
  ['core/src/sdk/create-shop.ts', '../domains/menu/menu.view.ts'],
  ['core/src/sdk/shop.test.ts', '@leaflog/fixtures'],
  ['react-bindings/src/index.ts', '@leaflog/core'],
  ['storefront/src/app/shell.tsx', '@leaflog/react'],
  ['storefront/src/app/shell/header.tsx', '../../features/search/search-button.tsx'],
  ['storefront/src/features/home/home.tsx', '../ordering/product-grid.tsx'],
  ['storefront/src/features/home/specials.tsx', '../../shared/ui/button.tsx'],
  ['server/src/gateway/http/oauth1.ts', '@leaflog/core/wire/content/stores'],
  ['server/src/gateway/policies/guard.ts', '@leaflog/core'],
  ['server/src/gateway/routes/rest.ts', '../../platform/upstream.ts'],
  ['server/src/live/connection-slots.ts', '../gateway/policies/rate-limit.ts'],
  ['server/src/app.ts', './backend/backend.ts'],
  ['server/src/backend/seed.ts', '@leaflog/fixtures'],
  ['fixtures/src/stores.ts', '@leaflog/core/wire/content/stores'],
  ['elements/src/menu-view.ts', '@leaflog/core/catalogue'],
  ['elements/src/cart-view.ts', './words.ts'],
  ['examples/kiosk/src/parts/menu-source.ts', '@leaflog/core/catalogue'],
  ['examples/kiosk/src/screens/menu.ts', '../parts/dom.ts'],
  ['examples/todo/todo.ts', '@leaflog/core/engine'],
  ['examples/headless/fill-cart.ts', '@leaflog/core/node'],
]

const forbidden: readonly Sample[] = [
  ['leaflog(arrows)', 'core/src/engine/log/dynamic.ts', `export const load = () => import('../../sdk/shop.ts')\n`],
  ['leaflog(arrows)', 'core/src/engine/log/exported.ts', `export { shop } from '../../sdk/shop.ts'\n`],
  ['leaflog(arrows)', 'core/src/engine/log/typed.ts', `export type Shop = import('../../sdk/shop.ts').Shop\n`],
  ['leaflog(portable)', 'core/src/domains/ui/ui.view.ts', importing('xstate')],
  ['leaflog(portable)', 'core/src/engine/log/file-log.ts', importing('node:fs')],
  ['leaflog(portable)', 'core/src/sdk/hook.ts', importing('react')],
  ['leaflog(no-clock)', 'core/src/domains/menu/now.ts', `export const now = () => new Date()\n`],
  ['leaflog(no-clock)', 'storefront/src/today.ts', `export const today = () => Date()\n`],
  [
    'leaflog(no-silence)',
    'core/src/domains/menu/quiet.ts',
    `export function f() {\n  try {\n    g()\n  } catch {\n    return 1\n  }\n}\n`,
  ],
  ['leaflog(no-silence)', 'server/src/gateway/dropped.ts', `export const f = (x) => x.catch(() => undefined)\n`],
  ['leaflog(no-silence)', 'elements/src/dropped.ts', `export const f = (x) => x.catch(function () {})\n`],
  ['leaflog(loads-at-once)', 'core/src/replay/waits.ts', `export const x = await import('./late.ts')\n`],
  ['leaflog(loads-at-once)', 'storefront/src/waits.ts', `for await (const x of all()) take(x)\nexport const y = 1\n`],
  ['eslint(no-restricted-imports)', 'core/src/wire/zod.ts', importing('zod')],
  ['eslint(no-restricted-imports)', 'storefront/src/zod.ts', importing('zod')],
  ['eslint(no-restricted-properties)', 'core/src/engine/kernel/at.ts', `export const at = () => Date.now()\n`],
  ['eslint(no-restricted-properties)', 'fixtures/src/seed.ts', `export const seed = () => Math.random()\n`],
  ['eslint(no-restricted-properties)', 'core/src/sdk/id.ts', `export const id = () => crypto.randomUUID()\n`],
  ['eslint(no-restricted-properties)', 'storefront/src/cookie.ts', `export const cookie = () => document.cookie\n`],
  ['eslint(no-restricted-properties)', 'storefront/src/w.ts', `export const w = () => window.localStorage\n`],
  ['eslint(no-restricted-globals)', 'core/src/domains/menu/load.ts', `export const load = () => fetch('/api')\n`],
  [
    'eslint(no-restricted-globals)',
    'server/src/gateway/policies/later.ts',
    `export const l = () => setTimeout(print, 1)\n`,
  ],
  ['eslint(no-restricted-globals)', 'storefront/src/every.ts', `export const l = () => setInterval(print, 1)\n`],
  ['eslint(no-restricted-globals)', 'core/src/domains/ui/kept.ts', `export const kept = () => localStorage.length\n`],
  ['eslint(no-restricted-globals)', 'core/src/domains/ui/tab.ts', `export const tab = () => sessionStorage.length\n`],
  [
    'eslint(no-restricted-globals)',
    'core/src/engine/log/memory-log.ts',
    `export const db = () => indexedDB.databases()\n`,
  ],
  ['eslint(no-restricted-globals)', 'core/src/engine/log/indexeddb-x.ts', `export const load = () => fetch('/api')\n`],
  ['eslint(max-lines)', 'core/src/domains/menu/long.ts', 'export {}\n'.repeat(260)],
  ['eslint(no-warning-comments)', 'core/src/domains/menu/later.ts', `// TODO finish\nexport {}\n`],
  ['typescript(ban-ts-comment)', 'core/src/domains/menu/ignored.ts', `// @ts-expect-error wrong\nexport {}\n`],
  ['typescript(no-explicit-any)', 'core/src/domains/menu/any.ts', `export const read = (x: any) => x\n`],
  ['typescript(no-non-null-assertion)', 'core/src/domains/menu/bang.ts', `export const f = (x?: string) => x!\n`],
  ['typescript(no-floating-promises)', 'core/src/domains/menu/float.ts', `const f = async () => 1\nf()\n`],
  [
    'typescript(switch-exhaustiveness-check)',
    'core/src/domains/menu/switch.ts',
    `export function f(x: 'a' | 'b') {\n  switch (x) {\n    case 'a':\n      return 1\n  }\n  return 2\n}\n`,
  ],
  [
    'import(no-cycle)',
    'core/src/domains/menu/chicken.ts',
    `import { egg } from './egg.ts'\nexport const chicken = () => egg\n`,
  ],
]

const accepted: readonly (readonly [path: string, source: string])[] = [
  ['core/src/domains/menu/iso.ts', `export const iso = (at: number) => new Date(at).toISOString()\n`],
  ['core/src/domains/menu/injected.ts', `export const get = (fetch: (path: string) => string) => fetch('/api')\n`],
  ['core/src/engine/log/indexeddb-open.ts', `export const db = () => indexedDB.databases()\n`],
  ['core/src/adapters/clock.ts', `export const now = () => Date.now() + new Date().getTime()\n`],
  ['core/src/domains/ui/ui.machine.ts', importing('xstate')],
  ['server/src/gateway/http/zod.ts', importing('zod')],
  ['core/src/wire/mini.ts', importing('zod/mini')],
  [
    'core/src/domains/menu/said.ts',
    `export function f() {\n  try {\n    g()\n  } catch {\n    // Why.\n    return 1\n  }\n}\n`,
  ],
  [
    'core/src/domains/menu/above.ts',
    `export function f() {\n  // Why.\n  try {\n    g()\n  } catch {\n    return 1\n  }\n}\n`,
  ],
  [
    'core/src/domains/menu/doc.ts',
    `/** Null where it fails. */\nexport function f() {\n  try {\n    g()\n  } catch {\n    return null\n  }\n}\n`,
  ],
  ['core/src/domains/menu/told.ts', `export const f = (x) => x.catch((error) => report(error))\n`],
  [
    'core/src/domains/menu/thrown.ts',
    `export function f() {\n  try {\n    g()\n  } catch {\n    throw new Error('BAD')\n  }\n}\n`,
  ],
  [
    'core/src/domains/menu/once.ts',
    `export function f(all) {\n  // Why.\n  for (const x of all) x.catch(() => undefined)\n}\n`,
  ],
  ['core/src/replay/waits-later.ts', `export const load = async () => await import('./late.ts')\n`],
  ['storefront/src/app/entry-waits.tsx', `export const x = await begin()\n`],
  ['core/src/domains/menu/quiet.test.ts', `export const f = (x) => x.catch(() => undefined)\n`],
  ['tools/now.ts', `export const now = () => Date.now()\n`],
]

/** The other half of the import cycle. */
const egg = `import { chicken } from './chicken.ts'\nexport const egg = () => chicken\n`

const samples = new Map<string, string>([
  ...brokenArrows.map(([path, specifier]) => [path, importing(specifier)] as const),
  ...existingArrows.map(([path, specifier]) => [path, importing(specifier)] as const),
  ...forbidden.map(([, path, source]) => [path, source] as const),
  ...accepted,
  ['core/src/domains/menu/egg.ts', egg],
])

let folder = ''
const rulesByFile = new Map<string, string[]>()

const brokenRules = (path: string): string[] => rulesByFile.get(path) ?? []

/** Type errors in the samples do not matter: their modules do not exist. */
const brokenHouseRules = (path: string): string[] =>
  brokenRules(path).filter((rule) => !rule.startsWith('typescript(no-unsafe'))

function lint(): Promise<string> {
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
  return new Promise((resolve) => {
    execFile(oxlint, ['--type-aware', '-f', 'json'], { cwd: folder, maxBuffer: 1 << 26 }, (_failed, stdout) =>
      resolve(stdout),
    )
  })
}

function collect(report: string): void {
  for (const diagnostic of listOf(fieldsOf(parseJson(report))['diagnostics']).map(fieldsOf)) {
    const path = textOf(diagnostic['filename'])
    rulesByFile.set(path, [...brokenRules(path), textOf(diagnostic['code'])])
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leaflog-lint-'))
  await cp(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  await cp(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'))
  await cp(join(root, 'tools', 'lint'), join(folder, 'tools', 'lint'), { recursive: true })
  await writeFile(join(folder, '.gitignore'), 'node_modules/\ntools/lint/\n')
  await writeFile(join(folder, 'tsconfig.json'), '{ "extends": "./tsconfig.base.json" }')
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, source] of samples) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), source)
  }
  collect(await lint())
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('our lint rules', () => {
  test('every sample has its own path', () => {
    expect(samples.size).toBe(brokenArrows.length + existingArrows.length + forbidden.length + accepted.length + 1)
  })

  test.each(brokenArrows)('%s may not import %s', (path) => {
    expect(brokenRules(path)).toContain('leaflog(arrows)')
  })

  test.each(existingArrows)('%s may import %s', (path) => {
    expect(brokenHouseRules(path)).toEqual([])
  })

  test.each(forbidden)('%s stops %s', (rule, path) => {
    expect(brokenRules(path)).toContain(rule)
  })

  test.each(accepted)('%s passes', (path) => {
    expect(brokenHouseRules(path)).toEqual([])
  })
})
