import { expect, test } from 'vitest'
import { readZip } from './read-zip.ts'

test('[7a.19] [7a.2] coordinates are sent as strings, by GET, under the query’s name, and a ZIP code is returned', async () => {
  const asked: Request[] = []
  const zipOf = (data: unknown) =>
    readZip(
      {
        origin: 'https://shop.example',
        http: async (request) => {
          asked.push(request)
          return Response.json({ data })
        },
      },
      { latitude: 25.774, longitude: -80.19 },
    )
  expect(await zipOf({ getZipByBrowserLocation: { zip: '33101' } })).toBe('33101')
  expect(await zipOf({ getZipByBrowserLocation: null })).toBeNull()
  const [request] = asked
  const url = new URL(request?.url ?? '')
  expect([request?.method, url.pathname]).toEqual(['GET', '/api/graphql'])
  expect(request?.headers.get('x-query-name')).toBe('getZipByBrowserLocation')
  expect(JSON.parse(url.searchParams.get('variables') ?? '')).toEqual({ lat: '25.774', long: '-80.19' })
})
