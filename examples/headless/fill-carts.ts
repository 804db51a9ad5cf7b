/** Fills carts, a number at a time, and reports the results. */
import { type Ports, isLeaflogError } from '@leaflog/core'
import { type Choice, readChoices } from './choices.ts'
import { CartDiffers, CartRefused, fillCart } from './fill-cart.ts'
import { createRandom } from './random.ts'

export interface FillOptions {
  readonly gateway: string
  readonly store: string
  readonly count: number
  readonly concurrency: number
  readonly seed: number
  /** The ports of one visitor; not shared. */
  readonly ports: () => Ports
  readonly onProgress?: (done: number) => void
}

export interface FillReport {
  readonly filled: number
  readonly seconds: number
  /** Each add, in ms, ascending. */
  readonly adds: readonly number[]
  /** How many carts failed, by code. */
  readonly errors: ReadonlyMap<string, number>
  /** The first message for each code. */
  readonly examples: ReadonlyMap<string, string>
}

const codeOf = (error: unknown): string => {
  if (isLeaflogError(error) || error instanceof CartRefused) return error.code
  if (error instanceof CartDiffers) return 'CART_DIFFERS'
  return error instanceof Error ? error.name : 'UNKNOWN'
}

export async function fillCarts(options: FillOptions): Promise<FillReport> {
  const { gateway, store, count, concurrency, seed } = options
  const adds: number[] = []
  const errors = new Map<string, number>()
  const examples = new Map<string, string>()
  let choices: Promise<readonly (readonly Choice[])[]> | null = null
  let begun = 0
  let done = 0

  const visit = async (number: number) => {
    try {
      await fillCart({
        gateway,
        store,
        ports: options.ports(),
        random: createRandom(seed * 1_000_003 + number),
        choices: (shop) => (choices ??= readChoices(shop)),
        onAdd: (milliseconds) => void adds.push(milliseconds),
      })
    } catch (error) {
      const code = codeOf(error)
      errors.set(code, (errors.get(code) ?? 0) + 1)
      if (!examples.has(code)) examples.set(code, error instanceof Error ? error.message : String(error))
    }
    options.onProgress?.((done += 1))
  }
  const worker = async () => {
    while (begun < count) await visit((begun += 1))
  }

  const started = performance.now()
  await Promise.all(Array.from({ length: Math.min(concurrency, count) }, worker))
  const failed = [...errors.values()].reduce((sum, each) => sum + each, 0)
  return {
    filled: count - failed,
    seconds: (performance.now() - started) / 1000,
    adds: adds.toSorted((a, b) => a - b),
    errors,
    examples,
  }
}
