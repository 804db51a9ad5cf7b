import { expect, test } from 'vitest'
import { ADDRESSES_A_FILE, sitemapIndexXml, sitemapXml } from './sitemap-xml.ts'

const origin = 'https://shop.example'

test('[1.8] a file has whole addresses, escaped for URLs and for XML, with the day of the last change', () => {
  const entries = [
    { path: '/' },
    { path: '/category/flower?a=1&b=2', changed: '2026-11-19' },
    { path: "/discover/blog/o'hare-ñ", changed: 'last week' },
  ]
  expect(sitemapXml(origin, entries)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
      '<url><loc>https://shop.example/</loc></url>\n' +
      '<url><loc>https://shop.example/category/flower?a=1&amp;b=2</loc><lastmod>2026-11-19</lastmod></url>\n' +
      '<url><loc>https://shop.example/discover/blog/o&apos;hare-%C3%B1</loc></url>\n' +
      '</urlset>\n',
  )
})

test('[1.8] foreign and too long addresses are left out', () => {
  const xml = sitemapXml(origin, [
    { path: '//evil.example/' },
    { path: 'https://evil.example/' },
    { path: `/${'x'.repeat(2048)}` },
  ])
  expect(xml).not.toContain('<loc>')
})

test('[1.8] a full file of the longest addresses stays below 50 MB', () => {
  const path = `/${'x'.repeat(2047 - origin.length - 1)}`
  const xml = sitemapXml(origin, [{ path, changed: '2026-11-19' }])
  expect(ADDRESSES_A_FILE).toBeLessThanOrEqual(50_000)
  expect(xml).toContain(path)
  expect(xml.length * ADDRESSES_A_FILE).toBeLessThan(50 * 1024 * 1024)
})

test('[1.8] the index names the files', () => {
  expect(sitemapIndexXml(origin, [{ path: '/sitemap/pages-1.xml', changed: '2026-11-19' }])).toContain(
    '<sitemap><loc>https://shop.example/sitemap/pages-1.xml</loc><lastmod>2026-11-19</lastmod></sitemap>',
  )
})
