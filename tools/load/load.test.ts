import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { closedLoop, createSender, openLoop } from './open-loop.ts'
import { percentile, summarize, tableOf } from './report.ts'

test('the load is sent when it is due, and each kind of answer is counted', async () => {
  let asked = 0
  const server = createServer((request, response) => {
    asked += 1
    if (request.url === '/cut') return void request.socket.destroy()
    response.writeHead(request.url === '/busy' ? 503 : 200).end('ok')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const { send, close } = createSender(`http://127.0.0.1:${port}`)
  const paths = ['/', '/busy', '/cut']
  const next = (index: number) => ({ path: paths[index % 3] ?? '/', headers: {} })
  const outcomes = await openLoop(send, { perSecond: 300, seconds: 0.1, next })
  expect(asked).toBe(30)
  expect(summarize(outcomes, 0.1)).toMatchObject({ sent: 30, goodPerSecond: 100, errors: '503 × 10, ECONNRESET × 10' })
  expect(
    await closedLoop(send, { clients: 2, seconds: 0.05, next: () => ({ path: '/', headers: {} }) }),
  ).toBeGreaterThan(0)
  close()
  server.close()
})

test('late answers are not good, and times are those of answers of 200', () => {
  const summary = summarize(
    [
      { kind: '200', ms: 10 },
      { kind: '200', ms: 6000 },
      { kind: '429', ms: 1 },
    ],
    1,
  )
  expect(summary).toEqual({ sent: 3, goodPerSecond: 1, p50: 6000, p99: 6000, errors: '429 × 1' })
  expect(percentile([], 0.5)).toBe(0)
  expect(tableOf([{ load: '1 ×', what: 'calls', memory: 300, ...summary }])).toContain(
    '| 1 × | calls | 3 | 1.0 | 6000 ms | 6000 ms | 429 × 1 | 300 MB |',
  )
})
