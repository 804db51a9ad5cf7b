import * as z from 'zod'
import { badRequest } from '../../rules/search/problem.ts'

const plain = z.record(z.string(), z.unknown())

/** `params` holds parameters, url-encoded or as an object. Parameters beside it take precedence. */
const flatten = ({ params, ...beside }: Record<string, unknown>): Record<string, unknown> => {
  if (params === undefined || params === null) return beside
  if (typeof params === 'string') return { ...Object.fromEntries(new URLSearchParams(params)), ...beside }
  const inner = plain.safeParse(params)
  if (!inner.success) throw badRequest("'params' must be a string or an object")
  return { ...inner.data, ...beside }
}

const oneRequest = z.object({
  indexName: z.string().min(1).max(200),
  type: z.enum(['default', 'facet']).default('default'),
  facet: z.string().max(200).optional(),
})
const batch = z.object({ requests: z.array(plain).max(50) })

export interface IndexRequest {
  indexName: string
  /** The attribute whose values are searched, for a request of type `facet`. */
  facet: string | undefined
  given: Record<string, unknown>
}

/** Parses a JSON body whatever its content type, because the lite client sends `text/plain`. An empty body is `{}`. */
export const readBody = async (request: Request): Promise<unknown> => {
  const text = await request.text()
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('the body is not JSON')
  }
}

/** The requests of `POST /1/indexes/*\/queries`. */
export const readBatch = (body: unknown): IndexRequest[] => {
  const read = batch.safeParse(body)
  if (!read.success) throw badRequest("the body needs 'requests', a list of at most 50 objects")
  return read.data.requests.map((entry) => {
    const one = oneRequest.safeParse(entry)
    if (!one.success) throw badRequest("each request needs an 'indexName', and a 'type' of default or facet")
    if (one.data.type === 'facet' && one.data.facet === undefined) throw badRequest("a facet request needs a 'facet'")
    const { indexName: _index, type: _type, facet: _facet, ...given } = entry
    return {
      indexName: one.data.indexName,
      facet: one.data.type === 'facet' ? one.data.facet : undefined,
      given: flatten(given),
    }
  })
}

/** The parameters of a search of one index. */
export const readSingle = (body: unknown): Record<string, unknown> => {
  const read = plain.safeParse(body)
  if (!read.success) throw badRequest('the body must be an object')
  return flatten(read.data)
}
