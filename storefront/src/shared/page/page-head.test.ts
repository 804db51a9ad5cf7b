import { describe, expect, test } from 'vitest'
import { pageHead } from './page-head.ts'

const base = {
  title: 'Flower',
  description: 'All of it.',
  path: '/shopd/category/flower',
  origin: 'https://shop.example',
}

describe('page head', () => {
  test('[2a.9] a path that contains the word rewards is not indexed', () => {
    expect(pageHead({ ...base, path: '/rewards-fl' }).meta).toContainEqual({
      name: 'robots',
      content: 'noindex, nofollow, noarchive',
    })
  })

  test('[5d.1] all other pages are indexed, unless they opt out', () => {
    expect(pageHead(base).meta).toContainEqual({ name: 'robots', content: 'index, follow' })
    expect(pageHead({ ...base, robots: 'noindex, nofollow' }).meta).toContainEqual({
      name: 'robots',
      content: 'noindex, nofollow',
    })
  })

  test('[5d.3] a long description is trimmed at a word, with an ellipsis, and an empty one is left out', () => {
    const description = pageHead({ ...base, description: 'word '.repeat(60) }).meta.flatMap((meta) =>
      'name' in meta && meta.name === 'description' ? [meta.content] : [],
    )[0]
    expect(description).toMatch(/word…$/)
    expect(description?.length).toBeLessThanOrEqual(160)
    expect(JSON.stringify(pageHead({ ...base, description: ' ' }))).not.toContain('description')
  })

  test('[5d.5] the canonical address is the page’s own, and Open Graph uses the same', () => {
    const { links, meta } = pageHead(base)
    expect(links).toEqual([{ rel: 'canonical', href: 'https://shop.example/shopd/category/flower' }])
    expect(meta).toContainEqual({ property: 'og:url', content: 'https://shop.example/shopd/category/flower' })
    expect(meta).toContainEqual({ title: 'Flower · Fernhill' })
  })

  test('a page’s own image is the one that is shared', () => {
    expect(pageHead({ ...base, picture: '/a.jpg' }).meta).toContainEqual({
      property: 'og:image',
      content: 'https://shop.example/media/a.jpg?width=1200&height=630&quality=80&format=pjpg',
    })
    expect(JSON.stringify(pageHead(base))).not.toContain('og:image')
  })

  test('[5d.2] structured data is embedded as data that cannot end its element', () => {
    const [script] = pageHead({ ...base, structured: [{ '@type': 'Thing', name: '</script><!--' }] }).scripts
    expect(script?.type).toBe('application/ld+json')
    expect(script?.children).not.toMatch(/[<>]/)
    expect(JSON.parse(script?.children ?? '')).toMatchObject({
      '@context': 'https://schema.org',
      name: '</script><!--',
    })
  })
})
