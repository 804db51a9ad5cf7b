import { expect, test } from 'vitest'
import { silentLog } from '../../../platform/upstream.ts'
import { drawFirstVisit } from './first-visit.ts'

test('[9f.5] the hero scene is rendered as WebP in every size that its page uses, with quality 70 for preloaded ones', async () => {
  const asked: string[] = []
  const accepted = new Set<string | null>()
  await drawFirstVisit(
    async (request) => {
      asked.push(request.url)
      accepted.add(request.headers.get('accept'))
      return new Response('picture')
    },
    'http://media.test',
    silentLog,
  )
  const hero = asked.filter((url) => url.startsWith('http://media.test/media/scenes/hero.jpg?'))
  expect(hero.map((url) => new URL(url).searchParams.get('width'))).toEqual(['720', '960', '1440', '2880'])
  expect(asked.every((url) => url.endsWith('&auto=webp&format=pjpg'))).toBe(true)
  expect(new Set(hero.map((url) => new URL(url).searchParams.get('quality')))).toEqual(new Set(['70']))
  expect(accepted).toEqual(new Set(['image/webp']))
})

test('a picture that cannot be rendered is logged and delays nothing', async () => {
  const warned: object[] = []
  const log = { ...silentLog, warn: (details: object) => void warned.push(details) }
  await drawFirstVisit(async () => new Response(null, { status: 500 }), 'http://media.test', log)
  expect(warned).toContainEqual(expect.objectContaining({ status: 500 }))
})
