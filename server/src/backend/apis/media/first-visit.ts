import type { Log, Upstream } from '../../../platform/upstream.ts'

/**
 * What every first page shows, in the sizes that the storefront asks for: half, two thirds, whole and twice the
 * picture's box. What is
 * fetched ahead has quality 70 (9f.5).
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
 * Has them drawn before anybody asks, so that the first page of a new shop is whole at once. They are kept with all the
 * others; where they are already, this takes no time.
 */
export async function drawFirstVisit(media: Upstream, origin: string, log: Log): Promise<void> {
  const answers = pictures.map(async (picture) => {
    const url = `${origin}/media${picture}&auto=webp&format=pjpg`
    const { status } = await media(new Request(url, { headers: { accept: 'image/webp' } }))
    if (status !== 200) log.warn({ picture, status }, 'a picture of the first page is missing')
  })
  await Promise.all(answers)
}
