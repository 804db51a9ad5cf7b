import type { SeedData } from '../backend/seed/seed-tables.ts'

const text = (title: string, content: string) => ({
  title,
  heading: `${title}.`,
  content,
  metaTitle: title,
  metaKeywords: '',
  metaDescription: `${title}, in short`,
})

/** One page and one note in both languages, and one of each in English only. */
export const sampleContent: SeedData['content'] = {
  blocks: [
    { identifier: 'data_header', language: 'en', title: 'Header', content: '{}' },
    { identifier: 'note', language: 'en', title: 'Note', content: '<p>Welcome</p>' },
    { identifier: 'note', language: 'es', title: 'Nota', content: '<p>Bienvenido</p>' },
    { identifier: 'english_note', language: 'en', title: 'English', content: '<p>Only so</p>' },
  ],
  pages: [
    { identifier: 'terms', updatedOn: '2026-01-06', texts: { en: text('Terms', '<h2>Orders</h2>') } },
    {
      identifier: 'our-mission',
      updatedOn: '2026-02-07',
      texts: { en: text('Mission', '<p>Measure</p>'), es: text('Misión', '<p>Medir</p>') },
    },
  ],
  contact: { email: 'hello@shop.test' },
}
