import { createHmac, timingSafeEqual } from 'node:crypto'

/** 3.15.6: the application id of all indexes. */
export const searchAppId = 'LEAFLOG0MENU'

/** 3.15.6: the search key of one store's index only. It can be computed and checked with the secret. */
export const searchKey = (secret: string, indexName: string): string =>
  createHmac('sha256', secret).update(`search:${indexName}`).digest('hex').slice(0, 32)

/** App id and key of a request: in headers, or in the query, as browsers send them to avoid a preflight. */
export const credentialsOf = (request: Request): { appId: string; key: string } => {
  const query = new URL(request.url).searchParams
  const read = (name: string) => request.headers.get(name) ?? query.get(name) ?? ''
  return { appId: read('x-algolia-application-id'), key: read('x-algolia-api-key') }
}

/** Whether these credentials open the index, compared in constant time. */
export const opens = (credentials: { appId: string; key: string }, secret: string, indexName: string): boolean => {
  const wanted = Buffer.from(searchKey(secret, indexName))
  const given = Buffer.from(credentials.key)
  return credentials.appId === searchAppId && given.length === wanted.length && timingSafeEqual(given, wanted)
}
