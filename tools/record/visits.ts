/** Journeys with more than one tab, of the ordering channel, and outside shopping. */
import {
  type Journey,
  MINUTE,
  type Recording,
  SECOND,
  add,
  arrive,
  first,
  member,
  pass,
  second,
  shopAtMesa,
} from './steps.ts'

const lines = ({ shop }: Recording) => shop.getState().commerceCart.view.lines

/** Sold only to patients (4c.5). */
const MEDICAL_ONLY = 'fh-10055'

export const visits: Readonly<Record<string, Journey>> = {
  'two-tabs': {
    stored: true,
    async play(recording) {
      await shopAtMesa(recording)
      const other = await recording.tab()
      await other.shop.navigation.arrived({ path: '/category/edibles', search: '', hash: '' })
      await Promise.all([add(recording, first), add(other, second)])
      await other.shop.ui.chooseTheme('dark')
      await recording.shop.ui.open('sidebar')
      await pass(recording, 4, SECOND)
      await other.shop.commerceCart.setQuantity(lines(other)[0]?.id ?? '', 3)
      await pass(other, 4, SECOND)
      await pass(recording, 1, SECOND)
      other.shop.dispose()
    },
  },

  'offline-reload': {
    stored: true,
    async play(recording) {
      await shopAtMesa(recording)
      await add(recording, first)
      await recording.shop.settled()
      recording.network.away = true
      await add(recording, second, 2)
      await pass(recording, 3, SECOND)
      recording.shop.dispose()

      const reloaded = await recording.tab()
      await pass(reloaded, 20, SECOND)
      reloaded.ports.seen.wake()
      await pass(reloaded, 20, SECOND)
      return reloaded
    },
  },

  'age-gate-refused': {
    async play(recording) {
      const { shop } = recording
      await shop.navigation.arrived({ path: '/', search: '', hash: '' })
      await shop.ageGate.load()
      await shop.ageGate.chooseState('MD')
      await shop.ageGate.chooseDate({ month: '3', day: '9', year: '2011' })
      await shop.ageGate.confirm()
      await pass(recording, 6, SECOND)
      await shop.ageGate.chooseDate({ year: '1988' })
      await shop.ageGate.confirm()
      await shop.settled()
    },
  },

  'ordering-lost-answer': {
    async play(recording) {
      const { shop, network } = recording
      await arrive(recording, '/menu')
      await shop.dispensary.choose('fl_miami')
      await pass(recording, 2, SECOND)
      const menu = await shop.menu.open(chosen(recording))
      network.loses = (name) => name.includes('/api/ordering/cart')
      // A menu does not show stock. If a product turns out to be sold out, the journey takes another one.
      for (const { product_id: productId, variants } of menu.products.slice(0, 20)) {
        await shop.orderingCart.add({ productId, option: variants.at(-1)?.option ?? '', quantity: 2 })
        await outlast(recording)
        if (shop.getState().orderingCart.view.lines.length > 0) break
        await shop.orderingCart.dismissProblem()
      }
      network.loses = () => false
      await shop.orderingCart.setQuantity(shop.getState().orderingCart.view.lines[0]?.id ?? '', 1)
      await pass(recording, 8, SECOND)
    },
  },

  'idle-sign-out': {
    async play(recording) {
      const { shop, ports } = recording
      await arrive(recording, '/rewards/login')
      await shop.session.signIn(member)
      await shop.navigation.arrived({ path: '/rewards/dashboard', search: '', hash: '' })
      await pass(recording, 20)
      ports.seen.act()
      await pass(recording, 20, 5 * MINUTE)
      await shop.account.load().catch(() => undefined)
      await shop.settled()
    },
  },

  'consent-given-late': {
    async play(recording) {
      const { shop } = recording
      const page = { language: 'en', shows: [] }
      await arrive(recording, '/')
      await shop.analytics.pageDetails({ ...page, path: '/', key: 'home', type: 'home' })
      await shop.dispensary.choose('az_mesa')
      const search = { path: '/search', search: '?q=gummies', hash: '' }
      await shop.navigation.arrived(search)
      await shop.analytics.pageDetails({ ...page, path: '/search', key: 'gummies', type: 'search' })
      await pass(recording, 2)
      await shop.analytics.chooseConsent('granted')
      await pass(recording, 5, 10 * SECOND)
      await shop.navigation.arrived({ path: '/category/edibles', search: '', hash: '' })
      await shop.analytics.pageDetails({ ...page, path: '/category/edibles', key: 'edibles', type: 'category' })
      await pass(recording, 5, 10 * SECOND)
    },
  },

  wishlist: {
    async play(recording) {
      const { shop } = recording
      await shopAtMesa(recording)
      await shop.session.signIn(member)
      await shop.wishlist.open()
      await shop.settled()
      await shop.wishlist.save({ sku: second, name: 'Root Beer Seltzer' })
      await shop.wishlist.create('Rainy Sundays')
      const list = () => shop.getState().wishlist.view.lists
      const [own, weekend] = [list()[0], list().at(-1)]
      const item = own?.items.find(({ sku }) => sku === second)
      await shop.wishlist.update(own?.id ?? '', { id: item?.id ?? '', quantity: 2, note: 'Ask Robin which one' })
      await shop.wishlist.move(own?.id ?? '', [item?.id ?? ''], weekend?.id ?? '')
      await shop.wishlist.forget(second)
      await shop.wishlist.delete(weekend?.id ?? '')
      await shop.settled()
    },
  },

  'mode-change': {
    async play(recording) {
      const { shop } = recording
      await shopAtMesa(recording)
      await shop.dispensary.chooseMode('MEDICAL')
      await add(recording, first)
      await add(recording, MEDICAL_ONLY)
      await shop.settled()
      await shop.dispensary.chooseMode('RECREATIONAL')
      await shop.commerceCart.declineModeChange()
      await shop.dispensary.chooseMode('RECREATIONAL')
      await shop.commerceCart.acceptModeChange()
      await shop.settled()
    },
  },

  'theme-and-toasts': {
    async play(recording) {
      const { shop } = recording
      await arrive(recording, '/')
      await shop.ui.chooseTheme('dark')
      await shop.ui.open('hamburger')
      await shop.navigation.arrived({ path: '/about', search: '', hash: '#team' })
      await shop.ui.openModal('dispensary', 'az_mesa')
      await shop.ui.toast({ type: 'success', text: 'Your store has been saved.' })
      await shop.ui.toast({ type: 'warning', text: 'This store closes soon.', fixed: true })
      await pass(recording, 1)
      await shop.ui.closeModal()
      await shop.ui.chooseTheme('system')
      await shop.ui.dismissToast(shop.getState().ui.view.toasts[0]?.id ?? '')
      await shop.settled()
    },
  },
}

/** Waits until no work is left. Effects that wait for a retry need time to pass. */
async function outlast({ shop, clock }: Recording): Promise<void> {
  let busy = true
  const settled = shop.settled().then(() => {
    busy = false
  })
  while (busy) await clock.advance(SECOND)
  await settled
}

const chosen = ({ shop }: Recording) => {
  const { chosen: store } = shop.getState().dispensary.view
  if (!store) throw new Error('no store is chosen')
  return store
}
