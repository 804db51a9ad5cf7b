/**
 * A cart on its way from a partner's page or an app into the shop (docs/decisions/handover.md): what is to be bought,
 * where and how. It holds no cart's id, no price, no name, and nothing of a customer: the shop reads its own products,
 * and puts them into its own cart.
 */
import * as z from 'zod/mini'

/** As many lines as a cart may have. */
const MAX_LINES = 100

const id = z.string().check(z.minLength(1), z.maxLength(128))
const quantity = z.int().check(z.minimum(1), z.maximum(999))
const where = {
  storeCode: z.string().check(z.regex(/^\w{1,64}$/)),
  mode: z.enum(['RECREATIONAL', 'MEDICAL']),
  fulfilment: z.enum(['pickup', 'delivery']),
}
const lines = <Line extends z.ZodMiniType>(line: Line) => z.array(line).check(z.minLength(1), z.maxLength(MAX_LINES))

export const handover = z.discriminatedUnion('channel', [
  z.strictObject({
    channel: z.literal('ordering'),
    ...where,
    lines: lines(z.strictObject({ productId: id, option: id, quantity })),
  }),
  z.strictObject({
    channel: z.literal('commerce'),
    ...where,
    lines: lines(z.strictObject({ sku: id, selectedOptions: z.array(id).check(z.maxLength(20)), quantity })),
  }),
])
export type Handover = z.infer<typeof handover>

/** `from`: the listed origin whose page sent the visitor; null if nobody vouches for it, as for a link. */
export const takenHandover = z.object({ handover, from: z.nullable(z.string()) })
export type TakenHandover = z.infer<typeof takenHandover>
