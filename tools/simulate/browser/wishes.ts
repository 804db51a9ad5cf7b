/** What a visitor wants, as commands of the shop. */
import { fieldsOf } from '../../shared/json.ts'
import type { Wish } from './actions.ts'
import { MEMBER } from '../network/customers.ts'
import { priceOf } from '../network/ordering.ts'
import type { Tab } from './tab.ts'

const OPTION = '3.5g'

export function grant(tab: Tab, wish: Wish): void {
  const { shop } = tab
  const ask = (what: string, answer: Promise<unknown>) => tab.ask(what, answer)
  switch (wish.want) {
    case 'add': {
      const { product: productId, quantity } = wish
      const preview = {
        name: productId,
        brand: 'Fernhill',
        category: 'Flower',
        image: null,
        strainType: null,
        price: priceOf(productId),
      }
      return ask(
        `add ${productId} ${quantity}`,
        shop.orderingCart.add({ productId, option: OPTION, quantity, preview }),
      )
    }
    case 'set': {
      const line = lineOf(tab, wish.product)
      return line && ask(`set ${wish.product} ${wish.quantity}`, shop.orderingCart.setQuantity(line.id, wish.quantity))
    }
    case 'remove': {
      const line = lineOf(tab, wish.product)
      return line && ask(`remove ${wish.product}`, shop.orderingCart.remove(line.id))
    }
    case 'commerce-add':
      return ask(
        `add ${wish.product} ${wish.quantity}`,
        shop.commerceCart.add({ sku: wish.product, quantity: wish.quantity }),
      )
    case 'commerce-set': {
      const line = oneOf(shop.getState().commerceCart.view.lines, wish.product)
      return line && ask(`set ${wish.product} ${wish.quantity}`, shop.commerceCart.setQuantity(line.id, wish.quantity))
    }
    case 'points':
      return ask(`points ${wish.yes}`, shop.commerceCart.spendPoints(wish.yes))
    case 'order':
      return ask('order', shop.checkout.placeOrder())
    case 'finish':
      return ask('finish', shop.checkout.finish())
    case 'keep':
      return ask(`keep ${wish.product}`, shop.favorites.keep(favoriteOf(wish.product)))
    case 'drop':
      return ask(`drop ${wish.product}`, shop.favorites.drop({ sku: wish.product }))
    case 'view':
      return ask(`view ${wish.product}`, shop.recentlyViewed.viewed(viewedOf(wish.product)))
    case 'pin': {
      // Only some of the next releases have it.
      const pin: unknown = fieldsOf(shop.recentlyViewed)['pin']
      if (typeof pin !== 'function') return
      const pinned: unknown = Reflect.apply(pin, null, [wish.product])
      return ask(`pin ${wish.product}`, Promise.resolve(pinned))
    }
    case 'choose':
      return ask(`choose ${wish.store}`, shop.dispensary.choose(wish.store))
    case 'mode':
      return ask(`mode ${wish.mode}`, shop.dispensary.chooseMode(wish.mode))
    case 'fulfilment':
      return ask(wish.fulfilment, shop.dispensary.chooseFulfilment(wish.fulfilment))
    case 'sign-in':
      return ask('sign in', shop.session.signIn({ ...MEMBER, password: wish.password }))
    case 'sign-out':
      return ask('sign out', shop.session.signOut())
    case 'answer':
      return ask(
        wish.yes ? 'yes' : 'no',
        wish.yes ? shop.orderingCart.acceptNewCart() : shop.orderingCart.declineNewCart(),
      )
    case 'open-cart':
      return ask('open carts', openCarts(tab))
    case 'dismiss':
      return ask('dismiss', shop.orderingCart.dismissProblem())
    case 'gate':
      return ask('gate', shop.ageGate.submit({ state: 'FL' }))
    case 'go':
      return ask('go', shop.navigation.arrived({ path: '/shopd/brands', search: '', hash: '' }))
    case 'act':
      return tab.act()
  }
}

/** As their pages do. */
export const openCarts = ({ shop }: Tab): Promise<unknown> =>
  Promise.all([shop.orderingCart.open(), shop.commerceCart.open()])

const lineOf = ({ shop }: Tab, product: string) => oneOf(shop.getState().orderingCart.view.lines, product)

/** One of the lines that are there. */
const oneOf = <Line>(lines: readonly Line[], product: string): Line | undefined =>
  lines[Number(product.slice(1)) % lines.length]

const favoriteOf = (sku: string) => ({
  channel: 'commerce' as const,
  sku,
  name: sku,
  brand: 'Fernhill',
  urlKey: sku,
  image: null,
  price: 2000,
  priceVaries: false,
  selectedOptions: [],
})

const viewedOf = (sku: string) => ({ sku, urlKey: sku, name: sku, brand: 'Fernhill', image: null, priceFrom: 2000 })
