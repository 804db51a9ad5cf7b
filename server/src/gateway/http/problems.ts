/** Converts thrown values into answers for a browser. */
import type { FastifyBaseLogger, FastifyReply } from 'fastify'
import { GatewayError, type ErrorCode } from '../../platform/errors.ts'
import { withinTrace } from '../../platform/trace.ts'
import { traceOf } from './request-trace.ts'
import { problemAnswer, type Answer } from './route.ts'

const fastifyCodes: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_HANDLER_TIMEOUT: 'HANDLER_TIMEOUT',
}

/** A known error stays; an unknown one becomes INTERNAL, or BAD_REQUEST if the framework blames the request. */
export function asGatewayError(error: unknown, log: Pick<FastifyBaseLogger, 'error' | 'warn'>): GatewayError {
  if (error instanceof GatewayError) {
    if (error.status >= 500) log.warn({ code: error.code, err: error.cause }, 'a call failed')
    return error
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const known = fastifyCodes[code]
  if (known) return new GatewayError(known)
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500) return new GatewayError('BAD_REQUEST', { detail: 'it is malformed' })
  log.error({ err: error }, 'a request failed')
  return new GatewayError('INTERNAL')
}

/** Retry-After in seconds for temporary problems (RFC 9110, 10.2.3). */
export const RETRY_AFTER_SECONDS = 5

/** The header for an answer with this status, unless it sets its own. */
export const retryAfter = (status: number): { 'retry-after'?: string } =>
  status === 503 || status === 504 ? { 'retry-after': String(RETRY_AFTER_SECONDS) } : {}

/** Sends an answer. The body of a redirect or of an unchanged picture is empty, never the text "null". */
export function sendAnswer(reply: FastifyReply, { status, headers, body, cookies = [], stream }: Answer): FastifyReply {
  return reply
    .code(status)
    .headers({ ...retryAfter(status), ...headers, ...(cookies.length > 0 && { 'set-cookie': [...cookies] }) })
    .send(stream ?? body)
}

export const sendProblem = (reply: FastifyReply, error: GatewayError, write = problemAnswer): FastifyReply =>
  sendAnswer(
    reply,
    withinTrace(traceOf(reply.request), () => write(error)),
  )
