/** Shapes of what other systems send and accept, as zod/mini schemas, and the GraphQL documents. @module */
/** Common fields of Adobe Commerce: nullable wherever its schema allows null. */
import * as z from 'zod/mini'
import { sentMoney } from './money.ts'

export const text = z.nullable(z.string())
export const money = z.nullable(sentMoney)
/** A list without nulls. */
export const list = <Item extends z.ZodMiniType>(item: Item) =>
  z.pipe(
    z.nullable(z.array(z.nullable(item))),
    z.transform((items) => (items ?? []).flatMap((each) => (each === null ? [] : [each]))),
  )
export const picture = z.nullable(z.object({ url: text }))
