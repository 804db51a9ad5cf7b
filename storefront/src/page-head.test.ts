import { describe, expect, test } from 'vitest'
import { pageHead, robotsFor, trimDescription } from './page-head.ts'

const base = {
  title: 'Flower',
  description: 'All of it.',
  path: '/shopd/category/flower',
  origin: 'https://shop.example',
}

describe('page head', () => {
  test('[2a.9] a path that contains the word rewards is kept out of search engines', () => {
    expect(robotsFor('/rewards/login')).toBe('noindex, nofollow, noarchive')
    expect(robotsFor('/my-Rewards-page')).toBe('noindex, nofollow, noarchive')
    expect(pageHead({ ...base, path: '/rewards-fl' }).meta).toContainEqual({
      name: 'robots',
      content: 'noindex, nofollow, noarchive',
    })
  })

  test('[5d.1] all other pages are for search engines', () => {
    expect(robotsFor('/shopd/category/flower')).toBe('index, follow')
  })

  test('[5d.3] a long description is trimmed at a word, with an ellipsis', () => {
    const trimmed = trimDescription('word '.repeat(60))
    expect(trimmed).toMatch(/word…$/)
    expect(trimmed.length).toBeLessThanOrEqual(161)
    expect(trimDescription('Short.')).toBe('Short.')
  })

  test('the canonical address is the page’s own, and Open Graph says the same', () => {
    const { links, meta } = pageHead(base)
    expect(links).toEqual([{ rel: 'canonical', href: 'https://shop.example/shopd/category/flower' }])
    expect(meta).toContainEqual({ property: 'og:url', content: 'https://shop.example/shopd/category/flower' })
    expect(meta).toContainEqual({ title: 'Flower · Fernhill' })
  })
})
