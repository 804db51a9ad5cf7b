/** What `/dev/replay` and its frames, which are the same page, tell each other. @module */
import * as z from 'zod/mini'

const moment = { seq: z.int(), tab: z.string() }

/** From a frame: it listens now, or a file was dropped on it. */
export const fromFrame = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('dropped'), file: z.instanceof(File) }),
])

/** To a frame: a log with the moment to show, or another moment of it. */
export const toFrame = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('log'), file: z.instanceof(File), ...moment }),
  z.object({ kind: z.literal('moment'), ...moment }),
])

export type FromFrame = z.infer<typeof fromFrame>
export type ToFrame = z.infer<typeof toFrame>

type Received = Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>
type Expected<Schema> = { schema: Schema; origin: string; source: MessageEventSource | null }

/** The message, if this window at this origin sent it and it has the expected form; otherwise null. */
export function readMessage<Schema extends z.ZodMiniType>(
  { data, origin, source }: Received,
  expected: Expected<Schema>,
): z.output<Schema> | null {
  if (source === null || source !== expected.source || origin !== expected.origin) return null
  const read = z.safeParse(expected.schema, data)
  return read.success ? read.data : null
}
