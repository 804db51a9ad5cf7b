/** Compression of the API's answers. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Answer } from './route.ts'

type Encoding = 'br' | 'gzip'

/** Less than this fits into one packet either way. */
const MIN_BYTES = 1024

const compressors: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body) => promisify(gzip)(body),
}

/**
 * Compressed bodies, cached as long as the original is referenced: an answer in the response cache is compressed once
 * for all requests. The bytes of an answer never change.
 */
const made = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>()

/** Of the encodings that an Accept-Encoding header allows (RFC 9110, 12.5.3), the one that we prefer. */
export function acceptedEncoding(accept: string | undefined): Encoding | undefined {
  if (accept === undefined) return undefined
  let best: Encoding | undefined
  for (const range of accept.toLowerCase().split(',')) {
    const [name = '', ...parameters] = range.split(';').map((part) => part.trim())
    if ((name !== 'br' && name !== 'gzip') || best === 'br') continue
    if (!parameters.some((one) => /^q=0(\.0*)?$/.test(one))) best = name
  }
  return best
}

/** The answer for the client: compressed if that is accepted and worthwhile. */
export function encoded(answer: Answer, accept: string | undefined): Answer | Promise<Answer> {
  if (answer.body.length < MIN_BYTES) return answer
  const { vary } = answer.headers
  const headers = { ...answer.headers, vary: vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding` }
  const encoding = acceptedEncoding(accept)
  if (encoding === undefined) return { ...answer, headers }
  return compress(answer.body, encoding).then((body) => ({
    ...answer,
    headers: { ...headers, 'content-encoding': encoding },
    body,
  }))
}

function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  let forms = made.get(body)
  if (!forms) made.set(body, (forms = new Map<Encoding, Promise<Buffer>>()))
  let form = forms.get(encoding)
  if (!form) forms.set(encoding, (form = compressors[encoding](body)))
  return form
}
