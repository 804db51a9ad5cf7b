import type { PageContext } from '../../shared/page/context.ts'

const SEARCH = '/api/search/'

/** Allows only reads, and no counting of searches. */
export const readingOnly =
  (http: PageContext['http']): PageContext['http'] =>
  async (request) => {
    if (request.method === 'GET') return http(request)
    if (new URL(request.url).pathname.startsWith(SEARCH)) return http(await uncounted(request))
    throw new TypeError('The network is off.')
  }

const uncounted = async (request: Request): Promise<Request> => {
  const asked = await request.text()
  const { url, method, headers, signal } = request
  const body = JSON.stringify(JSON.parse(asked, (name, value: unknown) => (name === 'clickAnalytics' ? false : value)))
  return new Request(url, { method, headers, signal, body })
}
