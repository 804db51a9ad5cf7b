/** A few steps of chaos in a real browser, and mistakes that chaos has to find. */
import { readFile, readdir, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { expect, test, vi } from 'vitest'
import { type LifeOptions, type Life, allSteps, live } from './life.ts'
import { createNetwork } from './network.ts'
import { help, optionsOf } from './options.ts'
import { createChoices } from './random.ts'
import { reportOf } from './report.ts'
import type { Step } from './step.ts'

// A step takes half a second; a busy machine needs several for each.
vi.setConfig({ testTimeout: 300_000 })

const among = (...names: readonly string[]): Step[] => allSteps.filter(({ name }) => names.includes(name))

test.each<Omit<LifeOptions, 'steps'>>([
  { seed: 1, releases: ['0.1.0', 'tree', 'new-event'] },
  { seed: 3, releases: ['tree', 'another-shape'] },
])(
  'I2 I3 I4 I7 I8 I11: seed $seed, $releases: nothing acknowledged is lost, nobody is stuck, the cart is the server’s',
  async (options) => {
    const life = await live({ ...options, steps: 20 })
    expect(life).toMatchObject({ complaints: [], done: 20 })
  },
)

test('the steps are those of the seed', async () => {
  const steps = (seed: number): string[] => {
    const random = createChoices(seed)
    return Array.from({ length: 40 }, () => random.weighed(allSteps).name)
  }
  expect(steps(1)).toEqual(steps(1))
  expect(steps(1)).not.toEqual(steps(2))
  const chosen = new Set([1, 2, 3, 4, 5, 6, 7, 8].flatMap(steps))
  expect(allSteps.filter(({ name }) => !chosen.has(name)).map(({ name }) => name)).toEqual([])
})

const found = async (options: Omit<LifeOptions, 'seed' | 'steps'>): Promise<Life> => {
  const life = await live({ seed: 1, steps: 15, releases: ['tree'], ...options })
  expect(life.complaints).not.toEqual([])
  return life
}

test('I2: a log that drops what it acknowledged is found, and the report says how', async () => {
  const life = await found({ dropsWrites: true, among: among('do one thing', 'reload', 'open a tab') })
  expect(life.complaints.join()).toMatch(/ is without /)
  const report = await reportOf(life)
  expect(report).toContain(`  ${life.trace.at(-1) ?? ''}`)
  expect(report).toContain(life.complaints[0])
  expect(report).toContain('npm run chaos -- --seed 1 --minutes 0')
  const [, log = ''] = /npm run replay -- (\S+)/.exec(report) ?? []
  expect(await readFile(log, 'utf8')).toContain('"kind":"state"')
  expect(await readdir(dirname(log))).toContain('calls.txt')
  await rm(dirname(log), { recursive: true })
})

test('I4: a gateway that forgets keys is found', async () => {
  const deaf: Step = {
    name: 'no answer comes back',
    weight: 10,
    needs: 0,
    run: async ({ network }) => (network.weather = 'deaf'),
  }
  const { complaints } = await found({ forgetsKeys: true, among: [...among('do one thing'), deaf] })
  expect(complaints.join()).toMatch(/the server's cart: p\d+ is there \d times/)
})

test('I4: a key that arrives with another body is found', async () => {
  const network = createNetwork()
  const send = (body: string) =>
    network.gateway.http(
      new Request('http://shop.example/api/ordering/cart/create', {
        method: 'POST',
        headers: { 'idempotency-key': 'k' },
        body,
      }),
    )
  await send('{"storeId":"101"}')
  await send('{"storeId":"101"}')
  expect(network.misused).toEqual([])
  await send('{"storeId":"102"}')
  expect(network.misused).toHaveLength(1)
})

test('what the command is asked for', () => {
  expect(optionsOf(['--minutes', '0.5', '--seed', '7', '--steps', '3'])).toEqual({ minutes: 0.5, seed: 7, steps: 3 })
  expect(optionsOf([])).toMatchObject({ minutes: 5, steps: 45 })
  expect(optionsOf(['--help'])).toBeNull()
  expect(() => optionsOf(['--minutes', 'all'])).toThrow(help)
})
