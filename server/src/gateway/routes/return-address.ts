/**
 * `GET /api/return-address?to=…`: whether a visitor who signed in here may go there. Only a page of a listed partner,
 * so that the sign-in page never sends anybody to a stranger's (docs/decisions/handover.md).
 */
import { GatewayError } from '../../platform/errors.ts'
import { jsonAnswer, type Route } from '../http/route.ts'

const LONGEST = 1500

export function returnAddressRoute({ partnerOrigins }: { partnerOrigins: ReadonlySet<string> }): Route {
  return {
    methods: ['GET'],
    path: '/api/return-address',
    bodyLimit: 0,
    /** Answers `{ to, host }`. */
    handle: ({ query }) => {
      const sent = query.get('to') ?? ''
      const url = sent.length > LONGEST ? null : URL.parse(sent)
      // The origin of a blob's address is that of its page; a name and password before a host may look like one.
      if (!url || !partnerOrigins.has(`${url.protocol}//${url.host}`) || url.username !== '' || url.password !== '')
        throw new GatewayError('NOT_FOUND')
      return jsonAnswer({ to: url.href, host: url.host })
    },
  }
}
