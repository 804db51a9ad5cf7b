/** Every price that a page of the commerce channel shows is what the cart asks, over the whole catalogue and in both modes. */
import { bundleCost, bundleSelection, choosePart, firstBundle, isOffered } from '@leaflog/core/catalogue'
import { commerceCardFields, commerceCards } from '@leaflog/core/wire/commerce/commerce-card'
import { productQuery } from '@leaflog/core/wire/commerce/commerce-product-documents'
import type { BundleProduct, CommerceProduct } from '@leaflog/core/wire/commerce/commerce-product'
import * as fixtures from '@leaflog/fixtures'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openDemoBackend } from '../testing/demo-backend.ts'
import { postTo } from './apis/graphql/post-to.ts'

let backend: Awaited<ReturnType<typeof openDemoBackend>> | undefined

beforeAll(async () => {
  backend = await openDemoBackend()
})
afterAll(() => backend?.close())

const AT_ONCE = 40

const inGroups = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, group) =>
    items.slice(group * AT_ONCE, (group + 1) * AT_ONCE),
  )

interface Shown {
  readonly what: string
  readonly cents: number
  readonly item: object
}

/** A set with what it starts with, and the first choice where nothing is chosen yet. */
function setOf(product: BundleProduct): Shown[] {
  const first = firstBundle(product)
  const choice = product.items.reduce((chosen, item) => {
    const [option] = item.options.filter(isOffered)
    const isEmpty = Object.keys(chosen[item.uid] ?? {}).length === 0
    return item.required && isEmpty && option ? choosePart(chosen, item, option) : chosen
  }, first)
  if (product.items.some((item) => item.required && Object.keys(choice[item.uid] ?? {}).length === 0)) return []
  const { selectedOptions, enteredOptions } = bundleSelection(product, choice)
  const selected = { selected_options: selectedOptions, entered_options: enteredOptions }
  const item = { sku: product.sku, quantity: 1, ...selected }
  return [{ what: product.sku, cents: bundleCost(product, choice).final, item }]
}

function shownOf(product: CommerceProduct): Shown[] {
  if (product.stock_status === 'OUT_OF_STOCK' || !product.is_sold_in_mode) return []
  switch (product.__typename) {
    case 'BundleProduct':
      return setOf(product)
    case 'ConfigurableProduct':
      return product.variants
        .filter(({ product: { stock_status, is_sold_in_mode } }) => stock_status === 'IN_STOCK' && is_sold_in_mode)
        .map(({ attributes, product: { sku, price_range } }) => ({
          what: sku,
          cents: price_range.minimum.final,
          item: { sku: product.sku, quantity: 1, selected_options: attributes.map(({ uid }) => uid) },
        }))
    case 'GiftCardProduct':
      return []
    default:
      return [{ what: product.sku, cents: product.price_range.minimum.final, item: { sku: product.sku, quantity: 1 } }]
  }
}

const cartItems = z.object({
  addProductsToCart: z.object({
    cart: z.object({
      items: z.array(
        z.object({
          product: z.object({ sku: z.string() }),
          configured_variant: z.object({ sku: z.string() }).optional(),
          prices: z.object({ price: z.object({ value: z.number() }) }),
        }),
      ),
    }),
    user_errors: z.array(z.object({ message: z.string() })),
  }),
})

const modes = ['RECREATIONAL', 'MEDICAL'] as const

test.each(modes)(
  '[shop 2] [3.7] [3.4.3] in %s mode every price of a page is that of the cart',
  async (shoppingmode) => {
    if (!backend) throw new Error('The backend is open.')
    const { commerce } = backend
    const headers = { store: 'az_mesa', shoppingmode }
    const ask = async (query: string, variables: object) => {
      const { data, errors } = await postTo(commerce, query, variables, headers)
      expect(errors).toEqual([])
      return data
    }
    const families = fixtures.commerceCatalogue.products.filter(({ parentSku }) => parentSku === null)
    let compared = 0
    for (const skus of inGroups(families.map(({ sku }) => sku))) {
      const filter = { sku: { in: skus } }
      const paged = productQuery.query.replace(
        'products(filter: $filter)',
        `products(filter: $filter, pageSize: ${AT_ONCE})`,
      )
      const products = productQuery.result.parse(await ask(paged, { filter })).products?.items ?? []
      const cards = z.object({ products: z.object({ items: z.unknown() }) }).parse(
        await ask(
          `query ($filter: ProductAttributeFilterInput) {
            products(filter: $filter, pageSize: ${AT_ONCE}) { items { ${commerceCardFields} } }
          }`,
          { filter },
        ),
      ).products.items
      const from = new Map(commerceCards.parse(cards).map(({ sku, price }) => [sku, price.from]))
      for (const { sku, price_range } of products)
        expect([sku, from.get(sku)]).toEqual([sku, price_range.minimum.final])
      for (const shown of inGroups(products.flatMap((product) => shownOf(product)))) {
        const made = z.object({ createEmptyCart: z.string() }).parse(await ask('mutation { createEmptyCart }', {}))
        const added = cartItems.parse(
          await ask(
            `mutation ($id: String!, $items: [CartItemInput!]!) {
            addProductsToCart(cartId: $id, cartItems: $items) {
              cart {
                items {
                  product { sku }
                  ... on ConfigurableCartItem { configured_variant { sku } }
                  prices { price { value } }
                }
              }
              user_errors { message }
            }
          }`,
            { id: made.createEmptyCart, items: shown.map(({ item }) => item) },
          ),
        ).addProductsToCart
        expect(added.user_errors).toEqual([])
        const asked = new Map(
          added.cart.items.map(({ product, configured_variant, prices }) => [
            configured_variant?.sku ?? product.sku,
            Math.round(prices.price.value * 100),
          ]),
        )
        for (const { what, cents } of shown) expect([what, asked.get(what)]).toEqual([what, cents])
        compared += shown.length
      }
    }
    expect(compared).toBeGreaterThan(300)
  },
)
