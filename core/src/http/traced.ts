/** W3C Trace Context: each call belongs to a trace, so that what it did on the servers can be found. */
import type { Http, Ids } from '../ports/ports.ts'

/**
 * Adds `traceparent`. The trace has the id of the event that caused the call, in hexadecimal without dashes, and so have
 * all of that event's calls and their repetitions: the log leads to them by its events alone. Other calls get a new id.
 * Nothing is recorded here, as the flags say; whoever answers decides whether it is recorded there.
 */
export const traced =
  (http: Http, ids: Ids): Http =>
  (request, cause = ids.next()) => {
    const trace = cause.replaceAll('-', '')
    request.headers.set('traceparent', `00-${trace}-${trace.slice(16)}-00`)
    return http(request)
  }
