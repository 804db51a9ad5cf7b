/** Random events that the schemas of domains allow. */
import * as fc from 'fast-check'
import * as z from 'zod/mini'
import type { Domain } from '../engine/kernel/define-domain.ts'
import type { DomainEvent } from '../engine/kernel/define-events.ts'
import { asWritten } from '../engine/log/event.ts'

/** Mostly valid values of a schema; callers drop those that its checks refuse. */
export function valueOf(schema: unknown, depth = 0): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodMiniObject)
    return fc.record(
      Object.fromEntries(Object.entries(schema.shape).map(([name, field]) => [name, valueOf(field, depth + 1)])),
    )
  if (schema instanceof z.ZodMiniArray) return fc.array(valueOf(schema.def.element, depth + 1), { maxLength: 3 })
  if (schema instanceof z.ZodMiniPipe) return valueOf(schema.def.in, depth)
  if (schema instanceof z.ZodMiniDefault) return fc.option(valueOf(schema.def.innerType, depth), { nil: undefined })
  if (schema instanceof z.ZodMiniOptional) return fc.option(valueOf(schema.def.innerType, depth), { nil: undefined })
  if (schema instanceof z.ZodMiniNullable) return fc.option(valueOf(schema.def.innerType, depth))
  if (schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion)
    return fc.oneof(...schema.def.options.map((option) => valueOf(option, depth)))
  if (schema instanceof z.ZodMiniEnum) return fc.constantFrom(...Object.values(schema.def.entries))
  if (schema instanceof z.ZodMiniLiteral) return fc.constantFrom(...schema.def.values)
  if (schema instanceof z.ZodMiniRecord)
    return fc.dictionary(fc.constantFrom('a', 'b', '1'), valueOf(schema.def.valueType, depth + 1), { maxKeys: 2 })
  if (schema instanceof z.ZodMiniTuple) return fc.tuple(...schema.def.items.map((item) => valueOf(item, depth + 1)))
  if (schema instanceof z.ZodMiniLazy) return depth > 4 ? fc.constant(null) : valueOf(schema.def.getter(), depth + 1)
  if (schema instanceof z.ZodMiniBoolean) return fc.boolean()
  if (schema instanceof z.ZodMiniNull) return fc.constant(null)
  if (schema instanceof z.ZodMiniNumber) return fc.oneof(fc.integer({ min: 0, max: 9 }), fc.double({ noNaN: true }))
  if (schema instanceof z.ZodMiniString)
    return fc.constantFrom('a', 'b', '', 'FL', '1990-04-01', '3.5g', 'https://example.com/a', '__proto__', 'é')
  return fc.jsonValue({ maxDepth: 1 }).map(asWritten)
}

/** One arbitrary per event. It may produce events that a schema's checks refuse. */
export const randomEventsOf = (domains: readonly Domain[]): fc.Arbitrary<DomainEvent>[] =>
  domains.flatMap((domain) =>
    Object.values(domain.events).map(({ type, v, schema }): fc.Arbitrary<DomainEvent> =>
      valueOf(schema).map((data) => ({ type, v, data })),
    ),
  )
