import { expect, test } from 'vitest'
import { readingOnly } from './reading-only.ts'

const at = (path: string) => `https://shop.example${path}`

test('while viewing the past, pages can be fetched, searches are not counted, and nothing else is sent', async () => {
  const sent: { url: string; body: string; key: string | null }[] = []
  const http = readingOnly(async (request) => {
    sent.push({ url: request.url, body: await request.text(), key: request.headers.get('x-key') })
    return new Response('{}')
  })
  await http(new Request(at('/api/content/header')))
  const requests = [{ indexName: 'menu', query: 'haze', clickAnalytics: true }]
  const headers = { 'content-type': 'application/json', 'x-key': 'k' }
  const body = JSON.stringify({ requests })
  await http(new Request(at('/api/search/1/indexes/*/queries'), { method: 'POST', headers, body }))
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
    '/api/content/header',
    '/api/search/1/indexes/*/queries',
  ])
  expect(sent[1]).toMatchObject({ key: 'k' })
  expect(sent[1]?.body).toContain('"query":"haze"')
  expect(sent[1]?.body).not.toContain('"clickAnalytics":true')
  for (const path of ['/api/graphql', '/api/events', '/api/session'])
    await expect(http(new Request(at(path), { method: 'POST', body: '{}' }))).rejects.toThrow('The network is off.')
  expect(sent).toHaveLength(2)
})
