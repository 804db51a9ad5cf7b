import { expect, test } from 'vitest'
import { publicReads } from './public-reads.ts'

const at = (path: string) => `https://shop.example${path}`

test('a recording reads what is the same for everybody, and sends nothing else', async () => {
  const sent: string[] = []
  const http = publicReads((request) => {
    sent.push(new URL(request.url).pathname)
    return Promise.resolve(new Response('{}'))
  })
  await http(new Request(at('/api/content/header')))
  await http(new Request(at('/api/content/home?language=es')))
  await http(new Request(at('/api/rest/stores')))
  expect(sent).toEqual(['/api/content/header', '/api/content/home', '/api/rest/stores'])
  const refused = [
    new Request(at('/api/content/header?email=somebody@example.org')),
    new Request(at('/api/content/pages/terms')),
    new Request(at('/api/graphql?query={products(search:"haze"){name}}')),
    new Request(at('/api/search/1/indexes/*/queries'), { method: 'POST', body: '{}' }),
    new Request(at('/api/rest/stores'), { method: 'POST', body: '{}' }),
  ]
  for (const request of refused) await expect(http(request)).rejects.toThrow('A recording has no network.')
  expect(sent).toHaveLength(3)
})
