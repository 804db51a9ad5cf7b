/** Starts the kiosk, and determines whether the visitor from before a power loss may still be here. */
import { createShop } from '@leaflog/core'
import { createApp } from './app.ts'
import { readConfig } from './parts/config.ts'
import { wasJustTouched } from './idle.ts'

const CONTROLLED_WITHIN_MS = 3000

/** Requests made before the service worker is active cannot be cached. Without one the kiosk works, but not offline. */
async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const inCharge = new Promise<void>((resolve) => {
    if (serviceWorker.controller) resolve()
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
    setTimeout(resolve, CONTROLLED_WITHIN_MS)
  })
  await serviceWorker.register('sw.js').then(
    () => inCharge,
    () => undefined,
  )
}

async function start(root: HTMLElement): Promise<void> {
  await startServiceWorker()
  const config = await readConfig(new URL(location.href))
  const shop = await createShop({ gateway: config.gateway, brand: 'kiosk' })
  const app = createApp(root, shop, config)
  if (!wasJustTouched(Date.now())) return app.startOver()
  const { ageGate, commerceCart, checkout } = shop.getState()
  if (checkout.view.status === 'placed') app.resume('placed')
  else if (ageGate.view.status !== 'verified') await app.startOver()
  else app.resume(commerceCart.view.count > 0 ? 'cart' : 'menu')
}

const root = document.querySelector('#kiosk')
if (root instanceof HTMLElement) await start(root)
