/** The frame around the screens: current screen, language, and idle handling. */
import type { Shop } from '@leaflog/core'
import { chooseStore } from './parts/choose-store.ts'
import type { KioskConfig } from './parts/config.ts'
import { button, h } from './parts/dom.ts'
import { createIdle, forgetTouches } from './idle.ts'
import type { Kiosk, Screen, ScreenName, Scope } from './parts/kiosk.ts'
import { sayIn, termIn } from './parts/language.ts'
import { createMenuSource } from './parts/menu-source.ts'
import { age } from './screens/age.ts'
import { attract } from './screens/attract.ts'
import { cart } from './screens/cart.ts'
import { checkout } from './screens/checkout.ts'
import { forgetCategory, menu } from './screens/menu.ts'
import { placed } from './screens/placed.ts'
import { askStillThere } from './still-there.ts'
import { type Language, words } from './parts/words.ts'

const screens: Readonly<Record<ScreenName, Screen>> = { attract, age, menu, cart, checkout, placed }

export interface App {
  /** Continues with the current visitor. */
  resume(screen: ScreenName): void
  startOver(): Promise<void>
}

export function createApp(root: HTMLElement, shop: Shop, config: KioskConfig): App {
  const source = createMenuSource(() => shop)
  const main = h('main')
  const bar = h('header', { class: 'bar' })
  const offline = h('p', { class: 'offline', attr: { role: 'status' } })
  let language: Language = 'en'
  let shown: ScreenName = 'attract'
  let leave = new AbortController()
  root.replaceChildren(bar, offline, main)

  const kiosk = (): Kiosk => ({
    shop,
    config,
    menu: source,
    words: words[language],
    language,
    money: (cents) =>
      new Intl.NumberFormat(language === 'es' ? 'es-US' : 'en-US', { style: 'currency', currency: 'USD' }).format(
        cents / 100,
      ),
    say: sayIn(language),
    term: termIn(language),
    go,
    startOver: () => void startOver(),
  })

  const scopeOf = ({ signal }: AbortController): Scope => ({
    signal,
    watch: (selector, show) => signal.addEventListener('abort', shop.watch(selector, show), { once: true }),
  })

  const showBar = () => {
    const { words: texts } = kiosk()
    const { count } = shop.getState().commerceCart.view
    const isShopping = shown !== 'attract' && shown !== 'age' && shown !== 'placed'
    bar.replaceChildren(
      h('span', { class: 'brand' }, texts.brand),
      ...(isShopping ? [button(`${texts.cart} (${count})`, () => go('cart'), { class: 'cart-button' })] : []),
      button(texts.language, switchLanguage, { attr: { lang: language === 'en' ? 'es' : 'en' } }),
      ...(shown === 'attract' ? [] : [button(texts.startOver, () => void startOver(), { class: 'quiet' })]),
    )
  }
  const showNetwork = () => {
    const isAway = !navigator.onLine || shop.getState().commerceCart.view.status === 'offline'
    offline.textContent = isAway && shown !== 'attract' ? kiosk().words.offline : ''
  }
  const show = () => {
    leave.abort()
    leave = new AbortController()
    document.documentElement.lang = language
    document.title = `${kiosk().words.brand}: ${kiosk().words.title}`
    for (const dialog of document.querySelectorAll('dialog')) dialog.remove()
    main.replaceChildren(screens[shown](kiosk(), scopeOf(leave)))
    showBar()
    showNetwork()
    scrollTo({ top: 0 })
    main.querySelector('h1')?.focus({ preventScroll: true })
  }
  const go = (screen: ScreenName) => {
    shown = screen
    if (screen === 'attract') idle.rest()
    else idle.begin()
    show()
  }
  const switchLanguage = () => {
    language = language === 'en' ? 'es' : 'en'
    show()
  }

  const idle = createIdle(() => {
    idle.rest()
    // An order in flight is awaited; its result is shown, and that screen's idle time starts.
    if (shop.getState().checkout.view.status === 'placing') return idle.begin()
    void askStillThere(kiosk().words).then((isThere) => (isThere ? idle.begin() : startOver()))
  })
  /** The screen is cleared at once; storage when this resolves. */
  const startOver = async (): Promise<void> => {
    idle.rest()
    const forgotten = shop.forget()
    forgetTouches()
    forgetCategory()
    language = 'en'
    go('attract')
    // Data that the browser did not erase is at least no longer shown; the next visitor's start retries.
    await forgotten.catch(() => undefined)
    void prepare()
  }
  /** So that everything is loaded for the first touch. */
  const prepare = async () => {
    try {
      await chooseStore(shop, config.store)
      await source.warm()
    } catch {
      // Retried when a visitor starts.
    }
  }

  shop.watch(
    ({ commerceCart }) => commerceCart.view,
    () => (showBar(), showNetwork()),
  )
  shop.watch(
    ({ checkout: { view } }) => view.status,
    (status) => {
      if (status === 'placed' && shown !== 'placed') go('placed')
    },
  )
  for (const name of ['online', 'offline']) addEventListener(name, showNetwork)
  const resume = (screen: ScreenName) => {
    go(screen)
    void prepare()
  }
  return { resume, startOver }
}
