/** Buying what the catalogue shows: the right cart of the right store. */
import type { CommerceCartLine } from '../../domains/commerce-cart/commerce-cart.view.ts'
import type { SomeCommands, SomeState } from '../../domains/domains.ts'
import type { CartLine } from '../../domains/ordering-cart/ordering-cart.view.ts'
import { type Issue, LeaflogError } from '../../errors/errors.ts'
import { heldIn } from '../../rules/cart/held.ts'
import type { CartAnswer } from '../../rules/cart/outcome.ts'
import type { Product, ProductSize } from './model.ts'

/** What is chosen of a product. */
export interface AddProductOptions {
  /** A size's label; may be left out if there is only one. */
  readonly size?: string | undefined
  /** How many to add to what the cart has of it; by default 1. */
  readonly quantity?: number | undefined
  /** Of products that have more to choose (`choose` is `options` or `more`): the uids of what was chosen. */
  readonly selectedOptions?: readonly string[] | undefined
  /** The same for what was typed, such as a gift card's message. */
  readonly enteredOptions?: readonly { readonly uid: string; readonly value: string }[] | undefined
  /** Of the same, what the cart's line says until the server answers; by default the lowest price and no choice. */
  readonly preview?:
    | {
        /** What was chosen, as text. */
        readonly option: string
        /** Of one, in cents, before a reduction. */
        readonly price: number
      }
    | undefined
}

interface Buying {
  /** Of the shop's pictures. */
  readonly origin: string
  readonly commands: Pick<SomeCommands, 'dispensary' | 'orderingCart' | 'commerceCart'>
  readonly getState: () => SomeState
}

const invalid = (issue: Issue): LeaflogError => new LeaflogError('EVENT_INVALID', undefined, { issues: [issue] })

const withoutCart = (name: string) => invalid({ path: 'domains', reason: `has no ${name}, in which this store sells` })

function sizeOf({ sizes, choose }: Product, label: string | undefined): ProductSize | undefined {
  const size =
    label === undefined ? (sizes.length === 1 ? sizes[0] : undefined) : sizes.find((each) => each.label === label)
  if (size || (label === undefined && choose !== 'size')) return size
  throw invalid({ path: 'size', reason: `choose one of ${sizes.map((each) => each.label).join(', ')}` })
}

export const productAdder = ({ origin, commands, getState }: Buying) =>
  /**
   * Adds a product to its store's cart; another store's product chooses that store first. Resolves when the request is
   * durable; `answered()` waits for the server. Errors: EVENT_INVALID, whose `issues` say what has to be chosen, and
   * those of the carts' `add`.
   */
  async function add(
    product: Product,
    { size: label, quantity = 1, selectedOptions = [], enteredOptions = [], preview: shown }: AddProductOptions = {},
  ): Promise<CartAnswer<CartLine | CommerceCartLine>> {
    const size = sizeOf(product, label)
    const { id, name, brand, strain } = product
    const hasMore = product.choose === 'options' || product.choose === 'more'
    if (hasMore && selectedOptions.length + enteredOptions.length === 0)
      throw invalid({ path: 'selectedOptions', reason: `is asked for on ${product.url}` })
    await commands.dispensary.choose(product.store)
    const preview = {
      name,
      brand,
      image: product.image?.slice(`${origin}/media`.length) ?? null,
      price: shown?.price ?? size?.price.regular ?? product.price.regular,
    }
    const { orderingCart, commerceCart } = commands
    if (product.channel === 'commerce') {
      if (!commerceCart) throw withoutCart('commerceCart')
      const options = size ? [size.id] : []
      return commerceCart.add({
        sku: id,
        quantity,
        selectedOptions: [...options, ...selectedOptions],
        enteredOptions,
        preview: { ...preview, strainType: strain, option: shown?.option ?? size?.label ?? null },
      })
    }
    if (!orderingCart) throw withoutCart('orderingCart')
    const line = { productId: id, option: size?.id ?? '' }
    return orderingCart.add({
      ...line,
      quantity: heldIn(getState().orderingCart?.view ?? { lines: [], elsewhere: false }, line) + quantity,
      preview: { ...preview, strainType: strain && strain.toUpperCase(), category: product.category ?? '' },
    })
  }
