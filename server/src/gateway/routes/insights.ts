/** `POST /api/insights/1/events`: the relay to the insights endpoint (7d.3), compatible with `search-insights`. */
import { insightsBatch, insightsPath } from '@leaflog/core/wire/search/insights'
import { GatewayError } from '../../platform/errors.ts'
import { algoliaProblem, bodyOf, credentialsOf } from './algolia.ts'
import { NO_STORE, type Call, type Route } from '../http/route.ts'
import { parseJson, type CallUpstream, type UpstreamTarget } from '../http/upstream-call.ts'

export interface InsightsOptions {
  insights: UpstreamTarget
  callUpstream: CallUpstream
}

const BODY_LIMIT = 64 * 1024
/** A shopper who clicks without a pause does not reach it. */
const PER_MINUTE = 240

/** Events are parsed and forwarded: only an event's fields leave the shop, and never a cookie. */
export function insightsRoute({ insights, callUpstream }: InsightsOptions): Route {
  return {
    methods: ['POST'],
    path: `/api/insights${insightsPath}`,
    bodyLimit: BODY_LIMIT,
    perMinute: PER_MINUTE,
    problem: algoliaProblem,
    handle: async (call) => {
      const headers = { accept: 'application/json', 'content-type': 'application/json', ...credentialsOf(call) }
      const body = JSON.stringify(readEvents(call))
      const upstream = await callUpstream(insights, { method: 'POST', path: insightsPath, headers, body })
      parseJson(upstream)
      return {
        status: upstream.status,
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': NO_STORE },
        body: upstream.body,
      }
    },
  }
}

function readEvents(call: Call) {
  try {
    return insightsBatch.parse(bodyOf(call))
  } catch (error) {
    if (error instanceof GatewayError) throw error
    throw new GatewayError('BAD_REQUEST', { detail: 'the events are not ones of a search' }, { cause: error })
  }
}
