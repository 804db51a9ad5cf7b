import { join } from 'node:path/posix'

/** The folders of `npm run mutants`, and the share of covered mutants that must be killed in each. */
export interface Folder {
  readonly name: string
  readonly folder: string
  /** Percent of the covered mutants. */
  readonly goal: number
  /** By default, every file of the folder that contains logic. */
  readonly files?: readonly string[]
  /** Tests that reach the folder only indirectly. */
  readonly tests?: readonly string[]
  /** Only these tests run. The others that reach the folder add nothing here and are slow. */
  readonly only?: readonly string[]
  /** For code that caches across calls, such as validated documents: every mutant gets fresh modules. */
  readonly isolated?: boolean
}

const core =
  (room: string) =>
  (name: string, goal: number, more: Partial<Folder> = {}): Folder => ({
    name,
    folder: join('core/src', room, name),
    goal,
    ...more,
  })
const engine = core('engine')
const domain = core('domains')
const rules = core('rules')

const inKernel = (name: string, files: readonly string[], tests: readonly string[]): Folder => ({
  name,
  folder: 'core/src/engine/kernel',
  goal: 90,
  files,
  only: tests.map((test) => join('core/src/engine/kernel', `${test}.test.ts`)),
})

const server = (name: string, folder: string, goal: number, files: readonly string[]): Folder => ({
  name,
  folder: `server/src/${folder}`,
  goal,
  files,
})

const isolated = (folder: Folder): Folder => ({ ...folder, isolated: true })

const shop = ['core/src/sdk/shop.test.ts']

export const folders: readonly Folder[] = [
  inKernel(
    'kernel',
    ['commit', 'commit-queue', 'conditions', 'kernel', 'later', 'listen', 'queue', 'run-effects'],
    [
      'boot',
      'claim-rows',
      'commit',
      'commit-queue',
      'commit-queue-ends',
      'conditions',
      'failures',
      'kernel',
      'kernel-tells',
      'lifecycle',
      'listen',
      'opening',
      'rows-in-memory',
      'run-effects',
      'runner-rests',
      'settled',
      'waking',
      '../../sdk/moved-log',
      '../../sdk/second-day',
      '../../sdk/signed-out-log',
    ],
  ),
  isolated(
    inKernel(
      'kernel-events',
      ['check-event', 'define-domain', 'define-events', 'due', 'fold', 'rebuild'],
      ['check-event', 'define-domain', 'define-events', 'due', 'fold', 'fold-decide', 'fold-saved', 'rebuild'],
    ),
  ),
  {
    name: 'interpreter',
    folder: 'core/src/engine',
    goal: 90,
    files: ['interpreter/interpreter', 'interpreter/states', 'interpreter/table', 'kernel/stepper'],
    only: ['interpreter/interpreter', 'kernel/fold-saved'].map((test) => `core/src/engine/${test}.test.ts`),
  },
  inKernel('kernel-storage', ['rows-in-flight', 'secret-vault', 'tab-history'], ['kept-in-memory']),
  engine('log', 90, {
    files: ['event', 'memory-log', 'outbox', 'segments', 'upcast'],
    only: ['memory-log', 'outbox', 'segments', 'upcast'].map((test) => `core/src/engine/log/${test}.test.ts`),
  }),
  {
    name: 'log-indexeddb',
    folder: 'core/src/engine/log',
    goal: 90,
    files: ['indexeddb-connection', 'indexeddb-log', 'indexeddb-records'],
    only: ['connection', 'handles', 'log', 'records', 'rows'].map(
      (test) => `core/src/engine/log/indexeddb-${test}.test.ts`,
    ),
  },
  domain('session', 90),
  domain('age-gate', 90, { tests: shop }),
  domain('ordering-cart', 90, { tests: shop }),
  domain('commerce-cart', 90),
  rules('cart', 90, {
    tests: [
      'core/src/domains/ordering-cart/ordering-cart.test.ts',
      'core/src/domains/commerce-cart/commerce-cart.test.ts',
    ],
  }),
  domain('dispensary', 80),
  domain('menu', 80),
  domain('checkout', 80),
  domain('wishlist', 80),
  domain('favorites', 80),
  domain('recently-viewed', 80),
  domain('enrolment', 80),
  domain('password-reset', 80),
  domain('account', 80),
  domain('navigation', 80),
  domain('ui', 80),
  domain('analytics', 80),
  rules('catalogue', 80),
  rules('seo', 80),
  rules('content', 80, { tests: ['server/src/gateway/pages/safe-html.test.ts'] }),
  rules('search', 80),
  rules('time', 80),
  core('.')('replay', 80, {
    files: ['diff', 'open-log', 'read-log', 'replay'],
    only: ['core/src/replay/replay.test.ts'],
  }),
  {
    ...core('.')('replay', 80, {
      files: [
        'birth-dates',
        'pii-fields',
        'pseudonyms',
        'create-rewrite',
        'find-personal',
        'recognisers',
        'redact-text',
        'redact',
      ],
    }),
    name: 'redaction',
    only: ['birth-dates', 'pseudonyms', 'recognisers', 'redact', 'redacted-log'].map(
      (test) => `core/src/replay/${test}.test.ts`,
    ),
  },
  server('server-money', 'backend', 90, [
    'platform/cents',
    ...['lines', 'totals', 'gift-card-entry', 'funds'].map((name) => `rules/carts/${name}`),
  ]),
  server('server-promotions', 'backend/rules/carts', 80, ['promotion', 'delivery-slots', 'fulfilment-options']),
  server('server-limits', 'backend/rules/carts', 90, ['regulations', 'mode-check']),
  isolated(
    server('server-loyalty', 'backend', 80, ['rules/loyalty/rules', 'platform/days', 'rules/loyalty/member-code']),
  ),
  server('server-offers', 'backend/rules/catalogue', 80, ['offers', 'bundle-prices', 'prices', 'listing', 'filters']),
  server('server-addresses', 'backend/rules/addresses', 80, ['rules']),
  server('server-customers', 'backend', 80, [
    ...['rules', 'tokens', 'concurrency-limit', 'passwords'].map((name) => `rules/customers/${name}`),
    'platform/lockout',
  ]),
  server('server-orders', 'backend/rules/orders', 80, [
    'check-ready',
    'order-rows',
    'reorder',
    'order-mails',
    'mail-layout',
  ]),
  server('server-idempotency', 'backend/platform', 90, ['idempotency']),
  server('server-wishlists', 'backend/rules/wishlists', 80, ['choice']),
  isolated(server('server-query-limits', 'backend/apis/graphql', 90, ['limits'])),
  server('server-signing', 'gateway/http', 90, ['oauth1']),
  {
    ...server('server-secrets', 'gateway/policies', 80, ['request-secrets']),
    tests: ['server/src/gateway/policies/request-secrets.test.ts'],
  },
  isolated(server('server-rate-limits', 'gateway/policies', 80, ['rate-limit', 'abuse-limits', 'budget'])),
  {
    ...server('server-caching', 'gateway', 80, ['cache/caching', 'policies/idempotency']),
    only: ['cache/caching', 'cache/shared-cache', 'policies/idempotency'].map(
      (test) => `server/src/gateway/${test}.test.ts`,
    ),
  },
  isolated({
    ...server('server-operations', 'gateway/policies', 80, ['graphql-operation']),
    only: ['server/src/gateway/policies/graphql-operation.test.ts'],
  }),
  server('server-sanitising', 'gateway', 80, ['pages/safe-html', 'http/headers']),
]

/** Minutes for each mutant, so they run for their own folder only. */
export const slowTests: readonly string[] = [
  'core/src/replay/as-test.test.ts',
  'core/src/replay/redact.test.ts',
  'core/src/testing/machines.test.ts',
  'core/src/time-machine/time-machine.test.ts',
]
