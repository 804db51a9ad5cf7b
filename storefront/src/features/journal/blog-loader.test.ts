import type { PostList } from '@leaflog/core/wire/content/discover'
import { isNotFound, isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { reader, thrownBy } from '../../testing/loader-answers.ts'
import { blogHref, loadBlog, loadPost } from './blog-loader.ts'

const list = (change: Partial<PostList> = {}): PostList => ({
  posts: [],
  topics: [{ code: 'home', label: 'At home', count: 2 }],
  total: 2,
  page: 1,
  pages: 2,
  ...change,
})

test('[2c.1] a page of a topic is requested as in its address', async () => {
  const context = reader({ '/api/content/posts?topic=home&page=2': list({ page: 2 }) })
  expect(await loadBlog(context, { topic: 'home', p: '2' })).toMatchObject({ topic: 'home', page: 2 })
  expect(blogHref('home', 2)).toBe('/discover/blog?topic=home&p=2')
  expect(blogHref(null)).toBe('/discover/blog')
})

test('[shop 20] the journal is read in the language of the page', async () => {
  const context = reader({ '/api/content/posts?page=1&language=es': list() })
  expect(await loadBlog({ ...context, language: 'es' }, {})).toMatchObject({ page: 1 })
  await thrownBy(loadPost({ ...context, language: 'es' }, 'here'))
  expect(context.asked.at(-1)).toBe('/api/content/post?slug=here&language=es')
})

test.each(['0', '-1', '1.5', 'x', '1001', ''])('[2c.1] page %j is the first', async (p) => {
  const context = reader({ '/api/content/posts?page=1': list() })
  expect(await loadBlog(context, { p })).toMatchObject({ page: 1, topic: null })
})

test('[2c.1] a page beyond the last redirects to the last', async () => {
  const context = reader({ '/api/content/posts?page=9': list({ page: 9, pages: 2 }) })
  const reason = await thrownBy(loadBlog(context, { p: '9' }))
  expect(isRedirect(reason) && reason.options.href).toBe('/discover/blog?p=2')
})

test.each(['no-such', '../x', 'A', ''])('[2c.1] topic %j is not found', async (topic) => {
  const context = reader({ '/api/content/posts?topic=no-such&page=1': list({ total: 0, pages: 0 }) })
  expect(isNotFound(await thrownBy(loadBlog(context, { topic })))).toBe(true)
})

test('[2c.1] an unknown post is not found; a failing service is an error', async () => {
  const gone = reader({ '/api/content/post?slug=gone': {} }, 404)
  expect(isNotFound(await thrownBy(loadPost(gone, 'gone')))).toBe(true)
  expect(isNotFound(await thrownBy(loadPost(reader({}), 'here')))).toBe(false)
  const odd = reader({})
  expect(isNotFound(await thrownBy(loadPost(odd, '../etc')))).toBe(true)
  expect(odd.asked).toEqual([])
})
