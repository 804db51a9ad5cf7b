import { h } from './dom.ts'
import type { Kiosk } from './kiosk.ts'

/** An unavailable image leaves an empty frame of the same size. */
export function picture({ config }: Kiosk, path: string | null): HTMLElement {
  const frame = h('span', { class: 'picture' })
  if (path === null) return frame
  const image = h('img', {
    attr: {
      src: `${config.gateway}/media${path}?width=480&height=480`,
      alt: '',
      width: 480,
      height: 480,
      loading: 'lazy',
      decoding: 'async',
    },
    on: { error: () => image.remove() },
  })
  frame.append(image)
  return frame
}
