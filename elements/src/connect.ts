/** Connects an element to the shop that its attributes name. */
import type { LeaflogElement } from './element.ts'
import { h } from './dom.ts'
import { report } from './problems.ts'
import { leaseShop } from './shops.ts'
import { rootOf, type View, type ViewClass } from './view.ts'
import { words } from './words.ts'

/** Files that a shop serves to partners are below this path, so that their address contains the shop's origin. */
const EMBED = '/embed/'

const home = (): string | null => {
  const { origin, pathname } = new URL(import.meta.url)
  return pathname.startsWith(EMBED) ? originOf(origin) : null
}

/** Null unless the text is a web address with its scheme. */
export function originOf(text: string): string | null {
  if (!URL.canParse(text)) return null
  const { origin, protocol } = new URL(text)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}

/** `keep` receives the view before it begins, so that the element has a shop when its first event is dispatched. */
export function connect(element: LeaflogElement, Shown: ViewClass, keep: (view: View) => void): void {
  const said = element.setting('gateway')
  const gateway = said === null ? home() : originOf(said)
  if (gateway === null) {
    const { localName, language } = element
    const cure = `gateway="https://shop.example", with the scheme, on <${localName}> or on the <leaflog-shop> around it`
    const what = said === null ? 'has no gateway' : `has gateway="${said}", which is no address with a scheme`
    if (localName !== 'leaflog-shop') {
      rootOf(element).replaceChildren(
        h('div', { class: 'panel', part: 'message' }, h('p', {}, words[language].noGateway)),
      )
    }
    report(element, 'GATEWAY_INVALID', `It ${what}: set ${cure}.`)
    return
  }
  const brand = element.setting('brand') ?? new URL(gateway).host
  const view = new Shown(element, leaseShop({ gateway, brand }, element.language, element.setting('exit-url')))
  keep(view)
  view.begin(view.client)
}
