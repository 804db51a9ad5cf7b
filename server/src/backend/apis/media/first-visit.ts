import type { Log, Upstream } from '../../../platform/upstream.ts'

/**
 * The pictures of every first page in the sizes that the storefront uses: half, two thirds, full and twice the
 * picture's box. Preloaded ones have quality 70 (9f.5).
 */
const pictures = [
  '/scenes/hero.jpg?width=720&height=360&quality=70',
  '/scenes/hero.jpg?width=960&height=480&quality=70',
  '/scenes/hero.jpg?width=1440&height=720&quality=70',
  '/scenes/hero.jpg?width=2880&height=1440&quality=70',
  '/scenes/empty-cart.jpg?width=320&height=240&quality=80',
  '/scenes/empty-cart.jpg?width=640&height=480&quality=80',
]

/**
 * Renders them in advance, so that the first page of a new shop is complete at once. They are cached like all others,
 * so this is quick if they exist.
 */
export async function drawFirstVisit(media: Upstream, origin: string, log: Log): Promise<void> {
  const answers = pictures.map(async (picture) => {
    const url = `${origin}/media${picture}&auto=webp&format=pjpg`
    const { status } = await media(new Request(url, { headers: { accept: 'image/webp' } }))
    if (status !== 200) log.warn({ picture, status }, 'a picture of the first page could not be rendered')
  })
  await Promise.all(answers)
}
