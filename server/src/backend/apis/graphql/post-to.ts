import { messagesAt } from '@leaflog/core/wire/messages/message'
import * as z from 'zod'
import type { Upstream } from '../../../platform/upstream.ts'

const answerShape = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        extensions: z.looseObject({
          category: z.string(),
          code: z.string().optional(),
          params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
        }),
      }),
    )
    .default([]),
  extensions: z.object({ messages: z.optional(messagesAt) }).optional(),
})

/** For tests: one GraphQL call, whose answer is checked for the shape that every answer has. */
export const postTo = async (
  commerce: Upstream,
  query: string,
  variables: object = {},
  headers: Readonly<Record<string, string>> = {},
) => {
  const response = await commerce(
    new Request('http://commerce.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    }),
  )
  return answerShape.parse(await response.json())
}
