import type { LeaflogElement } from './element.ts'
import type { Client } from './shops.ts'

/** Gates added to pages without one, with the elements that need them. */
const added = new WeakMap<Client, { readonly gate: HTMLElement; readonly needs: Set<LeaflogElement> }>()

/**
 * Makes sure that a page with a menu or a cart has an age gate, even if its author left it out. Returns a
 * function that undoes it.
 */
export function ensureGate(element: LeaflogElement, client: Client): () => void {
  let wanted = true
  // Elements further down the page are parsed first.
  client.ports.clock.after(0, () => {
    if (!wanted) return
    const known = added.get(client)
    if (known) return void known.needs.add(element)
    if (client.gates.size > 0) return
    const gate = document.createElement('leaflog-age-gate')
    gate.setAttribute('gateway', client.gateway)
    gate.setAttribute('brand', client.brand)
    gate.setAttribute('lang', element.language)
    added.set(client, { gate, needs: new Set([element]) })
    // The element that styles the page's elements.
    const around = element.closest('leaflog-shop') ?? document.body
    around.append(gate)
  })
  return () => {
    wanted = false
    const known = added.get(client)
    if (!known?.needs.delete(element) || known.needs.size > 0) return
    added.delete(client)
    known.gate.remove()
  }
}
