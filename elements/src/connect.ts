/** Connects an element to the shop that its attributes name. */
import type { LeaflogElement } from './element.ts'
import { h } from './dom.ts'
import { strangerText, unreachableText } from './settings.ts'
import { leaseShop } from './shops.ts'
import { tellAuthor } from './tell-author.ts'
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
    if (localName !== 'leaflog-shop') {
      rootOf(element).replaceChildren(
        h('div', { class: 'panel', part: 'message' }, h('p', {}, words[language].noGateway)),
      )
    }
    tellAuthor(element, ({ noGateway }) => noGateway(said))
    return
  }
  const brand = element.setting('brand') ?? new URL(gateway).host
  const view = new Shown(element, leaseShop({ gateway, brand }, element.language, element.setting('exit-url')))
  keep(view)
  const lang = element.getAttribute('lang')
  if (lang !== null && !/^(en|es)(-|$)/i.test(lang)) {
    tellAuthor(element, ({ unknownLanguage }) => unknownLanguage(lang))
  }
  view.begin(view.client)
  // The client has logged it once for all its elements.
  view.onEnd(
    view.client.watchStanding((standing) => {
      if (standing === 'stranger') element.dispatchProblem('CROSS_ORIGIN', strangerText(gateway))
      if (standing === 'unreachable') element.dispatchProblem('NETWORK_FAILED', unreachableText(gateway))
    }),
  )
}
