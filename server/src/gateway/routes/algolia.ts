/** Common to the calls of Algolia's clients: credentials and the error format. */
import { GatewayError } from '../../platform/errors.ts'
import { jsonAnswer, traceNote, type Answer, type Call } from '../http/route.ts'

const credentials = {
  'x-algolia-application-id': /^[A-Za-z0-9_-]{1,64}$/,
  'x-algolia-api-key': /^[A-Za-z0-9_=-]{1,512}$/,
} as const
const bodyTypes = /^(application\/json|text\/plain|application\/x-www-form-urlencoded)\s*(;|$)/i

/**
 * App id and key, from headers or from the query, which browsers' clients use.
 * @throws GatewayError BAD_REQUEST if one is missing or malformed
 */
export function credentialsOf(call: Call): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, form] of Object.entries(credentials)) {
    const value = call.header(name) ?? call.query.get(name) ?? fromCapitals(call.query, name)
    if (!form.test(value)) throw new GatewayError('BAD_REQUEST', { detail: name })
    found[name] = value
  }
  return found
}

/** `X-Algolia-API-Key`: names of a query are told apart by their capitals, and the clients do not agree on them. */
function fromCapitals(query: URLSearchParams, name: string): string {
  for (const [key, value] of query) if (key.toLowerCase() === name) return value
  return ''
}

/**
 * Parses a JSON body with any of the usual content types: the clients send `text/plain` to avoid a preflight.
 * @throws GatewayError UNSUPPORTED_MEDIA_TYPE, or the parser's error
 */
export function bodyOf(call: Call): unknown {
  if (!bodyTypes.test(call.header('content-type') ?? 'text/plain')) throw new GatewayError('UNSUPPORTED_MEDIA_TYPE')
  return JSON.parse(call.body.toString('utf8'))
}

/** `{ message, status }`, the format that the clients expect. */
export const algoliaProblem = ({ status, message }: GatewayError): Answer =>
  jsonAnswer({ message, status, ...traceNote() }, {}, status)
