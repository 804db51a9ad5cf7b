/**
 * Logs in older event versions: recorded journeys, rewritten as they would have been then. Each one replays through the
 * upcasts to the same final state (I7).
 */
import * as z from 'zod/mini'

const anEvent = z.looseObject({ type: z.string(), v: z.number(), data: z.looseObject({}) })
type AnEvent = z.infer<typeof anEvent>
const eventLine = z.looseObject({ kind: z.literal('event'), event: anEvent })

const asBefore = (log: string, before: (event: AnEvent) => AnEvent): string =>
  log
    .split('\n')
    .map((text) => {
      const read = text === '' ? null : eventLine.safeParse(JSON.parse(text))
      return read?.success ? JSON.stringify({ ...read.data, event: before(read.data.event) }) : text
    })
    .join('\n')

/** `dispensary.chosen` had no fulfilment type until totals depended on delivery. */
const chosenWithoutDelivery = (event: AnEvent): AnEvent => {
  if (event.type !== 'dispensary.chosen') return event
  const { deliveryCode: _, ...data } = event.data
  return { ...event, v: 1, data }
}

const withLines = z.looseObject({
  cart: z.looseObject({ lines: z.array(z.looseObject({ image: z.nullable(z.string()) })) }),
})
const events = ['created', 'answered', 'joined', 'fetched', 'giftCardApplied'].map((name) => `commerceCart.${name}`)

/** The lines of a cart had absolute picture paths until pictures moved below /media. */
const picturesOnOrigin = (event: AnEvent): AnEvent => {
  if (!events.includes(event.type)) return event
  const read = withLines.safeParse(event.data)
  if (!read.success) return { ...event, v: 1 }
  const { cart } = read.data
  const lines = cart.lines.map((line) => ({ ...line, image: line.image === null ? null : `/media${line.image}` }))
  return { ...event, v: 1, data: { ...event.data, cart: { ...cart, lines } } }
}

/** By journey: the name of the old log, and the function that writes it. */
export const oldVersions: Readonly<Record<string, { readonly name: string; readonly write: (log: string) => string }>> =
  {
    'ordering-lost-answer': {
      name: 'dispensary-chosen-v1',
      write: (log) => asBefore(log, chosenWithoutDelivery),
    },
    'commerce-order': {
      name: 'commerce-cart-v1',
      write: (log) => asBefore(log, picturesOnOrigin),
    },
  }
