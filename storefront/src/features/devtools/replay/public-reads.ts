import type { PageContext } from '../../../shared/page/context.ts'

/** Their addresses are the same for every visitor, so a request for one says nothing about a recording. */
const paths = new Set(['/api/content/header', '/api/content/footer', '/api/content/home', '/api/rest/stores'])

/** The only parameter that they may have: the language of this page, which is not the recording's. */
const parameters = /^(?:\?language=[a-z]{2})?$/

/** Allows only reads that no recorded data can reach; everything else fails as it does without a connection. */
export const publicReads =
  (http: PageContext['http']): PageContext['http'] =>
  (request) => {
    const { pathname, search } = new URL(request.url)
    const isPublic = request.method === 'GET' && paths.has(pathname) && parameters.test(search)
    return isPublic ? http(request) : Promise.reject(new TypeError('A recording has no network.'))
  }
