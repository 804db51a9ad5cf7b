/** Five journal posts, one of them in Spanish too, and five events, likewise, around noon of 20 November 2026. */
import type { BlogPost, OutreachEvent } from '@leaflog/fixtures'
import type { DiscoverData } from '../backend/seed/discover-rows.ts'

const post = (slug: string, topic: string, publishedOn: string, words: number): BlogPost => ({
  slug,
  topic,
  publishedOn,
  author: 'Ada',
  picture: `/journal/${slug}.jpg`,
  texts: {
    en: {
      title: `Piece ${slug}`,
      summary: 'For a test.',
      authorRole: 'Tester',
      content: `<p>${'word '.repeat(words).trim()}</p>`,
    },
  },
})

const inSpanish = (english: BlogPost, title: string, words: number): BlogPost => {
  const es = { title, summary: 'Para una prueba.', authorRole: 'Probadora' }
  const content = `<p>${'palabra '.repeat(words).trim()}</p>`
  return { ...english, texts: { ...english.texts, es: { ...es, content } } }
}

const event = (id: string, stateCode: string, startsAt: number): OutreachEvent => ({
  id,
  stateCode,
  stateName: stateCode === 'AZ' ? 'Arizona' : 'Florida',
  texts: {
    en: { title: `Event ${id}`, summary: 'For a test.' },
    ...(id === 'coming' && { es: { title: 'Evento', summary: 'Para una prueba.' } }),
  },
  kind: 'talk',
  city: 'Miami',
  place: 'Hall',
  address: '1 Fern Street',
  postcode: '33101',
  timeZone: stateCode === 'AZ' ? 'America/Phoenix' : 'America/New_York',
  startsAt,
  endsAt: startsAt + 2 * 3_600_000,
  adultsOnly: id === 'coming',
  phone: '305-555-0101',
})

export const sampleDiscover: DiscoverData = {
  topics: [
    { code: 'basics', labels: { en: 'Basics' } },
    { code: 'home', labels: { en: 'At home', es: 'En casa' } },
    { code: 'empty', labels: { en: 'Nothing yet' } },
  ],
  posts: [
    post('tomorrow', 'basics', '2026-11-21', 400),
    post('today', 'basics', '2026-11-20', 660),
    inSpanish(post('older', 'home', '2026-10-01', 440), 'Pieza vieja', 660),
    post('oldest', 'basics', '2026-01-05', 20),
    post('middle', 'home', '2026-05-05', 220),
  ],
  events: [
    event('coming', 'FL', Date.UTC(2026, 11, 5, 15)),
    event('long-ago', 'FL', Date.UTC(2026, 2, 5, 15)),
    event('been', 'FL', Date.UTC(2026, 9, 5, 14)),
    event('far-away', 'FL', Date.UTC(2027, 8, 5, 14)),
    event('desert', 'AZ', Date.UTC(2026, 10, 25, 18)),
  ],
}
