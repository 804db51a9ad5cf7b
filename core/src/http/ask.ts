/** Requests to other systems: one request, one parsed answer, one error code. @module */
/** Requests to other systems: one request, one parsed answer, one error type. Sentences of section 8. */
import type * as z from 'zod/mini'
import { LeaflogError } from '../errors/errors.ts'
import type { Http } from '../ports/ports.ts'
import { SERVICE_ANSWERED } from '../wire/messages/core-messages.ts'
import { coreMessage } from '../wire/messages/message.ts'
import { retryAfterOf } from './retry-after.ts'

/** 8.9: no answer came. What the browser says about it is the cause, for developers; shoppers read our sentence. */
const notReached = (cause: unknown) => new LeaflogError('NETWORK_FAILED', undefined, { cause })

/**
 * The code that makes network calls is in files of its own, imported with the first call, so the first page does not
 * load it. A failed import counts as an unreachable service, and is retried the same way.
 */
export const loadCalls = async <Calls>(load: () => Promise<Calls>): Promise<Calls> => {
  try {
    return await load()
  } catch (cause) {
    throw notReached(cause)
  }
}

/** For answers that have only a status. */
export const refusedWith = (response: Response): LeaflogError => {
  const { text, meaning } = coreMessage(SERVICE_ANSWERED, { status: response.status })
  return new LeaflogError('SERVICE_REFUSED', text, { meaning, ...retryAfterOf(response) })
}

export async function fetchAnswer(http: Http, request: Request): Promise<Response> {
  try {
    return await http(request)
  } catch (cause) {
    throw notReached(cause)
  }
}

/** The sentence for an answer that is not JSON. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw new LeaflogError('NOT_JSON', undefined, { cause, ...retryAfterOf(response) })
  }
}

/** GETs JSON of a known shape. Any status but 2xx is SERVICE_REFUSED. */
export async function askJson<Shape extends z.ZodMiniType>(
  http: Http,
  url: string,
  shape: Shape,
  signal?: AbortSignal,
): Promise<z.output<Shape>> {
  const request = new Request(url, { headers: { accept: 'application/json' }, ...(signal && { signal }) })
  return parseAnswer(await fetchAnswer(http, request), shape)
}

export async function parseAnswer<Shape extends z.ZodMiniType>(
  response: Response,
  shape: Shape,
): Promise<z.output<Shape>> {
  if (!response.ok) throw refusedWith(response)
  const read = shape.safeParse(await readJson(response))
  if (!read.success) throw new LeaflogError('SERVICE_ANSWER_INVALID', undefined, { cause: read.error })
  return read.data
}
