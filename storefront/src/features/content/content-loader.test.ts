import { openShop } from '@leaflog/core'
import { nodePorts } from '@leaflog/core/node'
import { isNotFound } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { PageContext } from '../../shared/page/context.ts'
import { RefusedError } from '../../shared/page/read-content.ts'
import { inEnglish } from '../../testing/texts.ts'
import { loadPage, loadRewardsLanding } from './content-loader.ts'

const page = {
  identifier: 'about',
  title: 'About',
  heading: 'About us',
  content: '<p>Growers.</p>',
  language: 'en',
  updatedOn: '2026-09-14',
  sections: [],
  metaTitle: 'About',
  metaKeywords: '',
  metaDescription: 'Who we are.',
}

function reader(answer: (url: URL) => Response, language: PageContext['language'] = 'en') {
  const asked: string[] = []
  const http = (request: Request) => {
    const url = new URL(request.url)
    asked.push(url.pathname + url.search)
    return Promise.resolve(answer(url))
  }
  const ports = { ...nodePorts({ report: () => undefined }), http }
  const context: PageContext = {
    ...inEnglish(),
    language,
    http,
    origin: 'https://shop.example',
    menu: () => Promise.reject(new Error('no menu in this test')),
    shop: openShop({ gateway: 'https://shop.example', brand: 'test', storage: 'memory', ports }),
    now: () => 0,
    drawnAt: 0,
    after: () => () => undefined,
    locate: () => Promise.reject(new Error('nowhere')),
    defaultView: null,
    pageData: '{}',
  }
  return { context, asked }
}

test('[1.7] a page is requested in the visitor’s language', async () => {
  const { context, asked } = reader(() => Response.json(page), 'es')
  expect(await loadPage(context, 'about')).toEqual({ page })
  expect(asked).toEqual(['/api/content/page?identifier=about&language=es'])
})

test('[1.7] a page that does not exist is not found', async () => {
  const { context } = reader(() => Response.json({}, { status: 404 }))
  const problem: unknown = await loadPage(context, 'gone').catch((error: unknown) => error)
  expect(isNotFound(problem)).toBe(true)
})

test('[1.7] a failing upstream is not a missing page', async () => {
  const { context } = reader(() => Response.json({}, { status: 502 }))
  await expect(loadPage(context, 'about')).rejects.toMatchObject({ status: 502 })
  await expect(loadPage(context, 'about')).rejects.toBeInstanceOf(RefusedError)
})

test('[2c.4] the Rewards page renders without the value of points', async () => {
  const { context } = reader(({ pathname }) =>
    pathname === '/api/content/page' ? Response.json(page) : Response.json({}, { status: 503 }),
  )
  expect(await loadRewardsLanding(context)).toEqual({ page, ladder: [] })
})

test('[2c.4] the value of points, in cents', async () => {
  const rewardsLadder = [{ points: 100, value: { value: 5, currency: 'USD' } }]
  const { context } = reader(({ pathname }) =>
    Response.json(pathname === '/api/content/page' ? page : { data: { rewardsLadder } }),
  )
  expect((await loadRewardsLanding(context)).ladder).toEqual([{ points: 100, value: 500 }])
})
