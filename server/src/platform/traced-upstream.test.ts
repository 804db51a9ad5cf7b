import { expect, test } from 'vitest'
import { currentTrace, type NewSpan, type Trace } from './trace.ts'
import { tracedUpstream } from './traced-upstream.ts'
import { UnrecordedTrace } from './unrecorded-trace.ts'
import { json } from './upstream.ts'

const TRACEPARENT = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-00`

function spy() {
  const begun: NewSpan[] = []
  const noted: object[] = []
  const ended: (string | undefined)[] = []
  const trace = (span: NewSpan, traceparent: string | string[] | undefined): Trace => {
    begun.push(span)
    return Object.assign(new UnrecordedTrace(traceparent), {
      note: (attributes: object) => void noted.push(attributes),
      end: (failure?: string) => void ended.push(failure),
    })
  }
  return { begun, noted, ended, trace }
}

const request = () =>
  new Request('http://backend.example/graphql?query=secret', { headers: { traceparent: TRACEPARENT } })

test('a request of the backend alone continues the gateway’s trace, without its query', async () => {
  const telemetry = spy()
  const upstream = tracedUpstream(async () => json({ within: currentTrace()?.traceId }), telemetry)
  expect(await (await upstream(request())).json()).toEqual({ within: 'a'.repeat(32) })
  const attributes = { 'http.request.method': 'GET', 'url.path': '/graphql' }
  expect(telemetry.begun).toEqual([{ name: 'GET', kind: 'server', attributes }])
  expect([telemetry.noted, telemetry.ended]).toEqual([[{ 'http.response.status_code': 200 }], [undefined]])
})

test('a failure is recorded by its status, or by the error’s code, and stays one', async () => {
  const telemetry = spy()
  await tracedUpstream(async () => json({}, 503), telemetry)(request())
  const broken = tracedUpstream(
    () => Promise.reject(Object.assign(new Error('a password'), { code: 'ECONNRESET' })),
    telemetry,
  )
  await expect(broken(request())).rejects.toThrow('a password')
  expect(telemetry.ended).toEqual(['503', 'ECONNRESET'])
})
