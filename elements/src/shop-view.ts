import type { Client } from './shops.ts'
import { View } from './view.ts'

export class ShopView extends View {
  override begin({ shop, started }: Client): void {
    void started.then(
      () => this.isLive && this.tell('leaflog-ready', { storage: shop.storage.value.kind }),
      () => undefined,
    )
  }
}
