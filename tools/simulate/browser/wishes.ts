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
      return ask('open cart', shop.orderingCart.open())
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

const lineOf = ({ shop }: Tab, product: string) =>
  shop.getState().orderingCart.view.lines.find(({ productId }) => productId === product)

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
