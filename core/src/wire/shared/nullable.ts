/** Adobe Commerce sends null where an empty value would do: converted to what a screen can show. */
import * as z from 'zod/mini'

/** Null becomes ''. */
export const words = z.pipe(
  z.nullable(z.string()),
  z.transform((text) => text ?? ''),
)

/** Null becomes false. */
export const flag = z.pipe(
  z.nullable(z.boolean()),
  z.transform((value) => value === true),
)

/** A list without nulls; null becomes an empty list. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.nullable(z.array(z.nullable(item))),
    z.transform((items) => (items ?? []).filter((one) => one !== null)),
  )
