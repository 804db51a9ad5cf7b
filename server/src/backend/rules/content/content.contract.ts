/** Content blocks and pages in the view's language, and messages to the shop, for any database. */
import { contactUsMutation, cmsPageQuery, cmsPagesQuery } from '@leaflog/core/wire/commerce/content-pages'
import { cmsBlocksQuery } from '@leaflog/core/wire/commerce/commerce'
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { customerCalls, newEmail } from '../../../testing/customer-calls.ts'
import { listMails } from '../customers/mails.ts'

const spanish = { store: '1_es' }

export function contentContract(harness: () => Harness): void {
  const { post } = customerCalls(harness)

  describe('content blocks', () => {
    const titles = async (identifiers: string[], headers = {}) => {
      const { data } = await post(cmsBlocksQuery.query, { identifiers }, headers)
      return cmsBlocksQuery.result.parse(data).cmsBlocks?.items.map((item) => [item?.title, item?.language])
    }

    test('[7a.21] [3.16.1] come in the order of the query, in English unless the view has another language', async () => {
      expect(await titles(['english_note', 'note'])).toEqual([
        ['English', 'en'],
        ['Note', 'en'],
      ])
    })

    test.each(['1_es', 'az_mesa_es', 'nobody-es-MX'])(
      '[7a.2] [1.9] %s: in Spanish if the text exists',
      async (store) => {
        expect(await titles(['note', 'english_note'], { store })).toEqual([
          ['Nota', 'es'],
          ['English', 'en'],
        ])
      },
    )

    test.each(['1_fr', 'pa_oh', 'es', ''])('[7a.2] %j: in English', async (store) => {
      expect(await titles(['note'], { store })).toEqual([['Note', 'en']])
    })

    test('[7a.21] an unknown one is null, with its own error', async () => {
      const { data, errors } = await post(cmsBlocksQuery.query, { identifiers: ['note', 'gone'] })
      expect(cmsBlocksQuery.result.parse(data).cmsBlocks?.items.at(1)).toBeNull()
      expect(errors.map(({ extensions }) => extensions.category)).toEqual(['graphql-no-such-entity'])
    })
  })

  describe('content pages', () => {
    const page = async (identifier: string, headers = {}) =>
      cmsPageQuery.result.parse((await post(cmsPageQuery.query, { identifier }, headers)).data).cmsPage

    test('[1.7] [3.10] a page has a title, a heading, HTML and search engine metadata', async () => {
      expect(await page('our-mission')).toEqual({
        identifier: 'our-mission',
        title: 'Mission',
        content_heading: 'Mission.',
        content: '<p>Measure</p>',
        language: 'en',
        updated_on: '2026-02-07',
        meta_title: 'Mission',
        meta_keywords: '',
        meta_description: 'Mission, in short',
      })
    })

    test('[1.9] in Spanish if it exists, else in English, with its language', async () => {
      expect(await page('our-mission', spanish)).toMatchObject({ title: 'Misión', language: 'es' })
      expect(await page('terms', spanish)).toMatchObject({ title: 'Terms', language: 'en' })
    })

    test('[3.10] by its position too, and with any spelling of its address', async () => {
      const { data } = await post('{ cmsPage(id: 2) { identifier relative_url type } }')
      expect(data).toEqual({
        cmsPage: { identifier: 'our-mission', relative_url: 'our-mission', type: 'CMS_PAGE' },
      })
      expect((await page('/our_mission/'))?.identifier).toBe('our-mission')
      expect((await post('{ urlResolver(url: "terms") { type relative_url } }')).data).toEqual({
        urlResolver: { type: 'CMS_PAGE', relative_url: 'terms' },
      })
    })

    test.each(['{ cmsPage(identifier: "gone") { title } }', '{ cmsPage(id: 99) { title } }'])(
      '[1.7] %s: no such page',
      async (query) => {
        const { data, errors } = await post(query)
        expect([data, errors[0]?.extensions.category]).toEqual([{ cmsPage: null }, 'graphql-no-such-entity'])
      },
    )

    test('[1.7] a page without an identifier does not exist', async () => {
      expect((await post('{ cmsPage { title } }')).errors[0]?.extensions.category).toBe('graphql-input')
    })

    test('[1.7] all of them can be listed', async () => {
      const { data } = await post(cmsPagesQuery.query, {}, spanish)
      expect(cmsPagesQuery.result.parse(data).cmsPages).toEqual([
        { identifier: 'terms', title: 'Terms', language: 'en', updated_on: '2026-01-06' },
        { identifier: 'our-mission', title: 'Misión', language: 'es', updated_on: '2026-02-07' },
      ])
    })
  })

  describe('messages to the shop', () => {
    const send = (change: object = {}, key?: string) =>
      post(
        contactUsMutation.query,
        { input: { name: 'Rosa Delgado', email: 'rosa@example.com', comment: 'Are you open?', ...change } },
        key === undefined ? {} : { 'idempotency-key': key },
      )
    const kept = (email: string) =>
      harness().db.selectFrom('contact_messages').selectAll().where('email', '=', email).execute()

    test('[2c.4] a message is stored and mailed to support', async () => {
      const email = newEmail()
      const comment = ' Is the <b>garden</b> open?\r\n\r\nRosa & co.'
      const { data, errors } = await send({ email, telephone: '305-555-0142', comment })
      expect([data, errors]).toEqual([{ contactUs: { status: true } }, []])
      expect(await kept(email)).toMatchObject([
        { name: 'Rosa Delgado', telephone: '305-555-0142', comment: 'Is the <b>garden</b> open?\n\nRosa & co.' },
      ])
      const mail = (await listMails(harness().db)).find(({ text }) => text.includes(email))
      expect(mail).toMatchObject({ to: 'hello@shop.test', subject: 'A message from the contact page' })
      expect(mail?.html).toContain('<p>Is the &lt;b&gt;garden&lt;/b&gt; open?</p>\n<p>Rosa &amp; co.</p>')
    })

    test('[2c.4] a repeat with the same key is one message, even concurrently', async () => {
      const email = newEmail()
      const answers = await Promise.all([
        send({ email }, 'contact-1'),
        send({ email }, 'contact-1'),
        send({ email }, 'contact-1'),
      ])
      expect(new Set(answers.map(({ data }) => JSON.stringify(data)))).toEqual(
        new Set(['{"contactUs":{"status":true}}']),
      )
      expect(await kept(email)).toHaveLength(1)
      const other = await send({ email, comment: 'Another.' }, 'contact-1')
      expect(other.errors[0]?.extensions.category).toBe('graphql-input')
    })

    test.each([
      ['no name', { name: ' ' }],
      ['a name with a line break', { name: 'Rosa\nBcc: all@example.com' }],
      ['a long name', { name: 'x'.repeat(101) }],
      ['no email', { email: 'rosa' }],
      ['an email with a header in it', { email: 'rosa@example.com\r\nBcc: all@example.com' }],
      ['an invalid telephone number', { telephone: 'call me' }],
      ['no words', { comment: '\n ' }],
      ['too many words', { comment: 'x'.repeat(4001) }],
      ['control characters', { comment: 'a\u0000b' }],
    ])('[2c.4] %s: refused, and nothing is stored', async (_name, change) => {
      const count = () => harness().db.selectFrom('contact_messages').select('id').execute()
      const before = (await count()).length
      const { data, errors } = await send(change)
      expect([data?.['contactUs'], errors[0]?.extensions.category]).toEqual([null, 'graphql-input'])
      expect((await count()).length).toBe(before)
    })
  })
}
