/** What has to be true of every tab, whatever has happened. */
import { dueTo } from './record.ts'
import { LIMIT_MS, type OpenedTab, type World } from './world.ts'
import { until, within } from './wait.ts'

/** How long a tab may take to show what happened in another one. */
const CATCH_UP_MS = 15_000

/** The gate is not asked again, the store is chosen, storage can be written, and all that was acknowledged is there. */
async function lacksOf(world: World, one: OpenedTab): Promise<string[]> {
  const seen = await one.tab.seen()
  const storage = await one.tab.storage()
  // A frozen page may hold the database: who starts meanwhile begins in memory, with nothing (I8).
  if (storage.kind === 'memory' && world.tabs.some(({ isFrozen }) => isFrozen)) return []
  if (staysInMemory(one, storage)) return []
  const missing = (['cart', 'viewed'] as const).flatMap((kind) =>
    dueTo(world.record, kind, one)
      .filter((what) => !seen[kind].includes(what))
      .map((what) => `${kind} is without ${what}`),
  )
  return [
    ...(seen.gate === 'verified' ? [] : [`the gate is ${seen.gate}`]),
    ...(seen.store === 'fl_miami' ? [] : [`the store is ${String(seen.store)}`]),
    ...(storage.readOnly ? [`storage is only read: ${String(storage.problem)}`] : []),
    ...missing,
  ]
}

/** A page of 0.1.0 does not come back from memory; later builds do (I8). */
const staysInMemory = ({ release }: OpenedTab, { kind }: { readonly kind: string }): boolean =>
  release === '0.1.0' && kind === 'memory'

/** Waits for a tab to have nothing that it lacks; names what it still lacks after the time. */
export async function lacks(
  look: () => Promise<readonly string[]>,
  name: string,
  milliseconds: number,
): Promise<string[]> {
  let lacking: readonly string[] = []
  const ended = until(async () => {
    lacking = await within(LIMIT_MS, `a look at ${name}`, look())
    return lacking.length === 0
  }, milliseconds)
  await ended.catch((error: unknown) => (lacking = [String(error)]))
  return lacking.map((what) => `${name}: ${what}`)
}

/** What is wrong with the tabs that are awake. */
export async function complaintsOf(world: World): Promise<string[]> {
  const found: string[] = []
  for (const one of world.awake()) found.push(...(await lacks(() => lacksOf(world, one), one.name, CATCH_UP_MS)))
  return [...world.complaints, ...world.network.misused.map((use) => `another body under a key: ${use}`), ...found]
}

/** The same, and its cart waits for nothing. */
export async function restlessness(world: World, one: OpenedTab): Promise<string[]> {
  const lacking = await lacksOf(world, one)
  const status = await one.tab.status()
  const storage = await one.tab.storage()
  if (staysInMemory(one, storage)) return lacking
  const { kind, problem } = storage
  return [
    ...lacking,
    ...(status === 'ready' ? [] : [`the cart is ${status}`]),
    ...(kind === 'indexeddb' ? [] : [`storage is ${kind}: ${String(problem)}`]),
  ]
}
