import { LeaflogElement } from './element.ts'
import type { Client } from './shops.ts'

/**
 * `<leaflog-shop>`: sets, for the elements in it, the shop (`gateway`, `brand`), the dispensary (`store`) and where
 * Exit Website leads (`exit-url`). It renders nothing itself.
 */
export class LeaflogShop extends LeaflogElement {
  protected override begin(client: Client): void {
    void client.started.then(
      () => this.isWith(client) && this.tell('leaflog-ready', { storage: client.shop.storage.value.kind }),
      () => undefined,
    )
  }

  override attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    super.attributeChangedCallback(name, before, now)
    if (before === now) return
    for (const element of this.querySelectorAll('*')) if (element instanceof LeaflogElement) element.restart()
  }
}
