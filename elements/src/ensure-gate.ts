import type { LeaflogElement } from './element.ts'
import type { Client } from './shops.ts'

/** Gates that were added for a page that has none, with the elements that need them. */
const added = new WeakMap<Client, { readonly gate: HTMLElement; readonly needs: Set<LeaflogElement> }>()

/** Sees to it that a page with a menu or a cart asks for the age (1.2), whatever its author left out; answers the undoing. */
export function ensureGate(element: LeaflogElement, client: Client): () => void {
  let wanted = true
  // Elements further down the page come first.
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
    // Where the page says what its elements look like.
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
