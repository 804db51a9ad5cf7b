/** In version 1, events with a cart had image paths on this origin; now the paths are below /media. */
import * as z from 'zod/mini'
import type { Json } from '../../engine/kernel/define-events.ts'

const line = z.looseObject({ image: z.nullable(z.string()) })
const factWithCart = z.looseObject({ cart: z.nullable(z.looseObject({ lines: z.array(line) })) })

export function picturesBelowMedia(data: Json): Json {
  const { cart, ...rest } = z.parse(factWithCart, data)
  const lines = cart?.lines.map((each) => ({ ...each, image: each.image?.replace(/^\/media(?=\/)/, '') ?? null }))
  return z.parse(z.json(), { ...rest, cart: cart && { ...cart, lines } })
}
