/** A log as a shop writes and exports it, compacted in between. */
import { createShop } from '../sdk/create-shop.ts'
import { createFakeGateway } from './fake-gateway.ts'
import { createFakePorts } from './fake-ports.ts'

export async function recordCompactedLog(): Promise<string> {
  const shop = await createShop({
    gateway: 'https://shop.example',
    brand: 'fernhill',
    ports: createFakePorts({ http: createFakeGateway().http }),
    retention: { snapshotEvery: 8, retention: { events: 4, ms: 0 } },
  })
  await shop.navigation.arrived({ path: '/', search: '', hash: '' })
  await shop.ageGate.submit({ state: 'FL' })
  await shop.dispensary.choose('fl_miami')
  await shop.ui.open('sidebar')
  for (const quantity of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await shop.orderingCart.add({ productId: 'p1', option: '3.5g', quantity })
    await shop.settled()
  }
  await shop.ui.chooseTheme('dark')
  await shop.settled()
  const recorded = await shop.log.export()
  shop.dispose()
  return recorded
}
