/**
 * One visitor: chooses a store, adds one to five products, changes a quantity or two, and checks the resulting cart.
 */
import { LeaflogError, type CommerceCartView, type Ports, type Shop, createShop } from '@leaflog/core'
import type { Choice } from './choices.ts'
import type { Random } from './random.ts'

export interface Visit {
  readonly gateway: string
  readonly store: string
  readonly ports: Ports
  readonly random: Random
  /** For each product of the store, its choices. */
  readonly choices: (shop: Shop) => Promise<readonly (readonly Choice[])[]>
  /** Called for each add, with the ms from the call to the server's answer. */
  readonly onAdd: (milliseconds: number) => void
}

const MAX_PRODUCTS = 5

/**
 * Rejects with CartRefused if the cart refused, with LeaflogError for other failures, and with CartDiffers if the cart
 * is wrong although nothing failed.
 */
export async function fillCart(visit: Visit): Promise<void> {
  const { gateway, ports, store, random } = visit
  const shop = await createShop({ gateway, brand: 'headless', storage: 'memory', ports })
  try {
    await shop.dispensary.choose(store)
    const wanted = new Map<string, number>()
    for (const choice of pickSome(await visit.choices(shop), random)) {
      const started = performance.now()
      await shop.commerceCart.add({ ...choice, quantity: 1 })
      await settle(shop)
      visit.onAdd(performance.now() - started)
      wanted.set(choice.sku, 1)
    }
    await changeQuantities(shop, wanted, random)
    expectCart(shop, wanted)
  } finally {
    shop.dispose()
  }
}

/** A shop would retry indefinitely; in a load test, a missing answer is a result. */
async function settle(shop: Shop): Promise<void> {
  const { status } = await shop.commerceCart.settle().catch((error: unknown) => {
    const { problem } = shop.getState().commerceCart.view
    throw problem === null ? error : new CartRefused(problem)
  })
  if (status === 'offline') throw new LeaflogError('NETWORK_FAILED')
}

/** Up to five products, each once. */
function pickSome(products: readonly (readonly Choice[])[], random: Random): Choice[] {
  const left = [...products]
  const picked: Choice[] = []
  for (let count = random.between(1, MAX_PRODUCTS); count > 0 && left.length > 0; count -= 1) {
    const [product = []] = left.splice(random.between(0, left.length - 1), 1)
    const choice = random.pick(product)
    if (choice) picked.push(choice)
  }
  return picked
}

/** Up to two lines, each once: to quantity two, if allowed, or removed. */
async function changeQuantities(shop: Shop, wanted: Map<string, number>, random: Random): Promise<void> {
  const view = shop.getState().commerceCart.view
  const left = [...view.lines]
  for (let count = random.between(0, 2); count > 0; count -= 1) {
    const [line] = left.splice(random.between(0, left.length - 1), 1)
    if (!line) break
    const most = maxQuantityOf(line, view)
    const quantity = view.lines.length > 1 ? random.between(0, most) : most
    await shop.commerceCart.setQuantity(line.id, quantity)
    wanted.set(line.sku, quantity)
  }
  await settle(shop)
}

/** Two, or fewer if stock, order or state limits allow less; the current quantity is always allowed. */
function maxQuantityOf(line: CommerceCartView['lines'][number], { regulations }: CommerceCartView): number {
  const limits = Object.values(regulations?.limits ?? {})
  const isFull = limits.some((limit) => limit !== null && limit.remaining <= 0)
  return Math.min(line.most ?? 2, isFull ? line.quantity : 2)
}

/** Named by the code of the refusal (8.25); its message is the one for the shopper. */
export class CartRefused extends Error {
  override name = 'CartRefused'
  readonly code: string
  constructor({ code, sentence }: NonNullable<CommerceCartView['problem']>) {
    super(sentence)
    this.code = code
  }
}

export class CartDiffers extends Error {
  override name = 'CartDiffers'
}

function expectCart(shop: Shop, wanted: ReadonlyMap<string, number>): void {
  const { lines, status } = shop.getState().commerceCart.view
  const written = (pairs: Iterable<readonly [string, number]>) =>
    [...pairs]
      .filter(([, quantity]) => quantity > 0)
      .map(([sku, quantity]) => `${quantity} ${sku}`)
      .toSorted()
      .join(', ')
  const has = written(lines.map(({ sku, quantity }) => [sku, quantity] as const))
  const should = written(wanted)
  if (has !== should || status === 'offline') throw new CartDiffers(`${status}: ${has || 'nothing'}, not ${should}`)
}
