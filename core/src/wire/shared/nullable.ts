/** Adobe Commerce says null where it might say nothing at all: read as what a screen can show. */
import * as z from 'zod/mini'

/** Null is ''. */
export const words = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => text ?? ''),
)

/** Null is false. */
export const flag = z.pipe(
  z.nullable(z.boolean()),
  z.transform((said) => said === true),
)

/** A list, without its nulls; null is an empty one. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.nullable(z.array(z.nullable(item))),
    z.transform((items) => (items ?? []).filter((one) => one !== null)),
  )
