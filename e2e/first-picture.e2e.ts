/** What a phone shows first: its largest picture must not wait for the layout of the page. */
import { expect, test } from './support/test.ts'
import { visit } from './support/visit.ts'

const withPictures = [
  '/',
  '/shopd/category/flower',
  // Nobody has chosen a store that delivers: both ask for one, with pictures of them.
  '/category/flower',
  '/discover/promotions',
  '/dispensaries',
  '/discover/blog',
  '/search?q=gummies',
]

for (const path of withPictures)
  test(`[5c.2] the largest picture of a phone's first screen is preloaded: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 })
    await visit(page, path)
    const largest = await page.locator('main img').evaluateAll((images: HTMLImageElement[]) => {
      const areaOf = (image: Element) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return Math.max(0, Math.min(bottom, innerHeight) - Math.max(0, top)) * width
      }
      const [first] = images.toSorted((one, other) => areaOf(other) - areaOf(one))
      return first && { srcset: first.srcset, fetchPriority: first.fetchPriority, area: areaOf(first) }
    })
    expect(largest?.area).toBeGreaterThan(10_000)
    expect(largest?.fetchPriority).toBe('high')
    const ahead = await page
      .locator('link[rel="preload"][as="image"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('imagesrcset')))
    expect(ahead).toContain(largest?.srcset)
  })
