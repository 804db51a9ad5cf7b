import { weekdays } from '@leaflog/core/catalogue'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { h } from './dom.ts'
import type { Kiosk } from './kiosk.ts'

/** Where to pick up the order, and until when today. */
export function pickupPlace({ words, language }: Kiosk, store: Dispensary): HTMLElement {
  const name = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: store.time_zone }).format(Date.now())
  const today = weekdays.find((day) => day === name.toLowerCase())
  const hours = today === undefined ? null : store.hours[today]
  const time = (text: string) => {
    const [hour = 0, minute = 0] = text.split(':').map(Number)
    const format = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    return format.format(Date.UTC(2024, 0, 1, hour, minute))
  }
  return h(
    'address',
    { class: 'place' },
    h('strong', {}, store.store_name),
    h('span', {}, `${store.address}, ${store.city}`),
    h('span', {}, `${words.hours}: ${hours ? `${time(hours.open)} – ${time(hours.close)}` : words.closed}`),
  )
}
