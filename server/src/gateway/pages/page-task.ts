/** What the server's thread and a drawing thread send each other for one page. */
import type { MessagePort } from 'node:worker_threads'
import { z } from 'zod'
import type { RenderContext } from './storefront.ts'

/** The page to draw. Its API calls, their answers and its cancellation go through `port`. */
export interface PageTask extends Pick<RenderContext, 'nonce' | 'now' | 'settings' | 'storePrefixSegments'> {
  url: string
  headers: [string, string][]
  port: MessagePort
}

export interface DrawnPage {
  /** The id of the thread that drew it. */
  thread: number
  status: number
  headers: [string, string][]
  body: Uint8Array
}

const headers = z.array(z.tuple([z.string(), z.string()]))
const bytes = z.instanceof(Uint8Array)

/** From the drawing thread: a call of the gateway's API. */
export const pageCall = z.object({
  id: z.number(),
  url: z.string(),
  method: z.string(),
  headers,
  body: bytes.optional(),
})

/** To the drawing thread: an answer, a call that failed without one, or the end of the page's time. */
export const pageReply = z.discriminatedUnion('type', [
  z.object({ type: z.literal('answer'), id: z.number(), status: z.number(), headers, body: bytes }),
  z.object({ type: z.literal('failed'), id: z.number(), message: z.string() }),
  z.object({ type: z.literal('stop') }),
])

export type PageCall = z.infer<typeof pageCall>
export type PageReply = z.infer<typeof pageReply>

/** Statuses whose answers must not have a body (RFC 9110, 15.3.5, 15.4.5). */
export const isBodiless = (status: number): boolean => status === 204 || status === 304
