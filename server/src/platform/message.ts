/** Messages that leave the server, by code, so that a page can translate them. */
import { fillTemplate, type Message } from '@leaflog/core/wire/messages/message'
import { messages, type MessageCode } from '@leaflog/core/wire/messages/messages'
import * as z from 'zod'

export { messages, type Message, type MessageCode }

type NamesIn<Template> = Template extends `${string}{{${infer Name}}}${infer Rest}` ? Name | NamesIn<Rest> : never

type Params<Code extends MessageCode> = Record<NamesIn<(typeof messages)[Code]>, string | number>

/** Parameters of a message, if it has any. */
export type ParamsOf<Code extends MessageCode> = [NamesIn<(typeof messages)[Code]>] extends [never]
  ? []
  : [params: Params<Code>]

/** Codes without parameters. */
export type PlainCode = { [Code in MessageCode]: ParamsOf<Code> extends [] ? Code : never }[MessageCode]

/** A bar separates a title from its text (8.11), so parameters must not contain one. */
const withoutBars = (params: Readonly<Record<string, string | number>>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll('|', '/') : value,
    ]),
  )

export function message<Code extends MessageCode>(code: Code, ...[given]: ParamsOf<Code>): Message {
  const params = withoutBars(given ?? {})
  return { code, params, text: fillTemplate(messages[code], params) }
}

/** A message in a stored idempotent result; an older release stored only its text. */
export const keptMessage = z.union([
  z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])), text: z.string() }),
  z.string().transform((text): Message => ({ code: 'UNDEFINED', params: {}, text })),
])
