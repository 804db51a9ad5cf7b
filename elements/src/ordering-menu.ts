/** The menu of a store of the ordering channel: fetched once by the shop, filtered here. */
import { LeaflogError, addLabel, emptyMenu, type DispensaryView, type Menu, type Shop } from '@leaflog/core'
import {
  byCategoryOrder,
  byWeight,
  isBuyable,
  potencyText,
  priceOf,
  productHref,
  slugOf,
  soldInMode,
} from '@leaflog/core/catalogue'
import { foldedWords, matches } from './matching.ts'
import { type Choice, type Item, type MenuSource, asStrain } from './items.ts'

type Product = Menu['products'][number]
type Mode = DispensaryView['mode']
type Store = NonNullable<DispensaryView['chosen']>

const choicesOf = (product: Product, mode: Mode): Choice[] =>
  product.variants
    .flatMap((variant): Choice[] => {
      const price = priceOf(variant, mode)
      if (price === null) return []
      const was = price.onSpecial ? price.regular : null
      return [{ label: variant.option, price: price.final, was, available: isBuyable(product, variant, mode) }]
    })
    .toSorted((a, b) => byWeight(a.label, b.label))

function itemOf(product: Product, mode: Mode): Item {
  const choices = choicesOf(product, mode)
  return {
    id: product.product_id,
    name: product.name,
    brand: product.brand.name,
    strain: asStrain(product.strain_type),
    potency: product.thc && `THC ${potencyText(product.thc)}`,
    image: product.image,
    href: productHref(product),
    medicalOnly: product.menu_type === 'MEDICAL',
    choices,
    hasOptions: false,
    from: Math.min(...choices.map(({ price }) => price)),
  }
}

/** Products in stock come first, otherwise in the order of the menu. */
export function itemsOf(menu: Menu, mode: Mode, category: string | null): Item[] {
  const items = menu.products
    .filter((product) => soldInMode(product, mode) && (category === null || slugOf(product.category) === category))
    .map((product) => itemOf(product, mode))
    .filter(({ choices }) => choices.length > 0)
  const isOver = ({ choices }: Item) => Number(!choices.some(({ available }) => available))
  return items.toSorted((a, b) => isOver(a) - isOver(b))
}

export function orderingMenu(shop: Shop, store: Store, mode: () => Mode): MenuSource {
  const read = async (): Promise<Menu> => {
    const menu = await shop.menu.open(store)
    if (menu === emptyMenu) throw new LeaflogError('NETWORK_FAILED')
    return menu
  }
  return {
    async categories() {
      const { products } = await read()
      const sold = products.filter((product) => soldInMode(product, mode()))
      const names = [...new Set(sold.map(({ category }) => category))].toSorted(byCategoryOrder)
      return names.map((name) => ({ slug: slugOf(name), name }))
    },
    async page(category, count) {
      const items = itemsOf(await read(), mode(), category)
      return { items: items.slice(0, count), total: items.length }
    },
    async search(term, count) {
      const typed = foldedWords(term)
      const items = itemsOf(await read(), mode(), null)
      return items.filter(({ name, brand }) => matches(`${brand} ${name}`, typed)).slice(0, count)
    },
    async find(id) {
      return itemsOf(await read(), mode(), null).find((item) => item.id === id) ?? null
    },
    async add(item, { label, price, was }) {
      await shop.dispensary.choose(store.store_code)
      const { lines } = shop.getState().orderingCart.view
      const held = lines.find(({ productId, option }) => productId === item.id && option === label)?.quantity ?? 0
      const { name, brand, image, strain: strainType } = item
      const category = (await read()).products.find(({ product_id }) => product_id === item.id)?.category ?? ''
      await shop.orderingCart.add({
        productId: item.id,
        option: label,
        quantity: held + 1,
        preview: { name, brand, category, image, strainType, price: was ?? price },
      })
    },
    label: ({ orderingCart }, item, choice) => addLabel(orderingCart.view, item.id, choice.label),
  }
}
