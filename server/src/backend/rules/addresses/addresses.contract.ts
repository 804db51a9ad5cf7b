/** The address book, for any database. */
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Harness } from '../../../testing/backend-harness.ts'
import { customerCalls } from '../../../testing/customer-calls.ts'
import { refusalBy } from '../../../testing/refusal-by.ts'

const FIELDS = 'id uid city company default_shipping default_billing region { region_code } country_code street'

const address = z.object({
  id: z.int(),
  uid: z.string(),
  city: z.string(),
  company: z.string().nullable(),
  default_shipping: z.boolean(),
  default_billing: z.boolean(),
})

const sample = {
  firstname: 'Rosa',
  lastname: 'Delgado',
  street: ['1 Fern Street'],
  city: 'Miami',
  region: { region_code: 'FL' },
  postcode: '33101',
  country_code: 'US',
  telephone: '305-555-0142',
}

export function addressesContract(harness: () => Harness): void {
  const calls = customerCalls(harness)

  const somebody = async () => {
    const { token } = await calls.signIn(await calls.signUp())
    const send = (query: string, variables: object = {}, headers = {}) =>
      calls.post(query, variables, { ...calls.bearer(token), ...headers })
    const create = (change: object = {}, headers = {}) =>
      send(
        `mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { ${FIELDS} } }`,
        { input: { ...sample, ...change } },
        headers,
      )
    const update = (id: number, input: object) =>
      send(
        `mutation ($id: Int!, $input: CustomerAddressInput) { updateCustomerAddress(id: $id, input: $input) { ${FIELDS} } }`,
        { id, input },
      )
    const book = async () => {
      const { data } = await send(`{ customer { addresses { ${FIELDS} } default_shipping default_billing } }`)
      return z
        .object({
          addresses: z.array(address),
          default_shipping: z.string().nullable(),
          default_billing: z.string().nullable(),
        })
        .parse(data?.['customer'])
    }
    const created = async (change: object = {}) => {
      const { data, errors } = await create(change)
      expect(errors).toEqual([])
      return address.parse(data?.['createCustomerAddress'])
    }
    return { send, create, created, update, book }
  }

  describe('the address book', () => {
    test('[2c.6] [3.3.5] an address is created, changed by id and by uid, and deleted', async () => {
      const { send, created, update, book } = await somebody()
      const { id, uid } = await created({ company: 'Fernhill', default_shipping: true })
      expect((await update(id, { city: 'Tampa', company: '' })).errors).toEqual([])
      expect((await book()).addresses).toEqual([
        expect.objectContaining({ id, city: 'Tampa', company: null, default_shipping: true, default_billing: false }),
      ])
      const { data } = await send(
        'mutation ($uid: ID!) { updateCustomerAddressV2(uid: $uid, input: { city: "Orlando" }) { city } }',
        { uid },
      )
      expect(data).toEqual({ updateCustomerAddressV2: { city: 'Orlando' } })
      expect((await send('mutation ($uid: ID!) { deleteCustomerAddressV2(uid: $uid) }', { uid })).data).toEqual({
        deleteCustomerAddressV2: true,
      })
      expect(await book()).toEqual({ addresses: [], default_shipping: null, default_billing: null })
    })

    test('[3.3.5] there is one default of each kind, even after ten simultaneous requests', async () => {
      const { created, update, book } = await somebody()
      const first = await created({ default_shipping: true, default_billing: true })
      const second = await created({ default_shipping: true })
      expect(await book()).toMatchObject({ default_shipping: String(second.id), default_billing: String(first.id) })
      const others = await Promise.all(Array.from({ length: 5 }, () => created({ default_billing: true })))
      const answers = await Promise.all(
        others.flatMap(({ id }) => [update(id, { default_shipping: true }), update(id, { default_billing: true })]),
      )
      expect(answers.flatMap(({ errors }) => errors)).toEqual([])
      const { addresses } = await book()
      expect(addresses.filter((one) => one.default_shipping)).toHaveLength(1)
      expect(addresses.filter((one) => one.default_billing)).toHaveLength(1)
      const billing = addresses.find((one) => one.default_billing)
      await update(billing?.id ?? 0, { default_billing: false })
      expect((await book()).default_billing).toBeNull()
    })

    test('[3.3.5] addressesV2 returns one page at a time', async () => {
      const { created, send } = await somebody()
      const ids: number[] = []
      for (let n = 0; n < 3; n += 1) ids.push((await created()).id)
      const query = `{ customer { addressesV2(pageSize: 2, currentPage: 2) {
        items { id } total_count page_info { current_page page_size total_pages }
      } } }`
      expect((await send(query)).data?.['customer']).toEqual({
        addressesV2: {
          items: [{ id: ids[2] }],
          total_count: 3,
          page_info: { current_page: 2, page_size: 2, total_pages: 2 },
        },
      })
      for (const page of ['pageSize: 0', 'currentPage: 0', 'pageSize: 1000']) {
        const refused = calls.refusalOf(send(`{ customer { addressesV2(${page}) { total_count } } }`))
        expect((await refused).category).toBe('graphql-input')
      }
    })

    test('[3.9] a region that the country does not have is refused, and nothing changes', async () => {
      const { create, created, update, book } = await somebody()
      expect(await calls.refusalOf(create({ region: { region_code: 'ZZ' } }))).toEqual(refusalBy('REGION_UNKNOWN'))
      expect(await calls.refusalOf(create({ country_code: 'FR' }))).toEqual(refusalBy('COUNTRY_UNKNOWN'))
      const { id } = await created()
      const wrong = { city: 'Tampa', region: { region_id: 99 } }
      expect(await calls.refusalOf(update(id, wrong))).toEqual(refusalBy('REGION_UNKNOWN'))
      expect((await book()).addresses).toEqual([expect.objectContaining({ city: 'Miami' })])
    })

    test('somebody else’s address is as unknown as one that does not exist', async () => {
      const [mine, theirs] = [await somebody(), await somebody()]
      const { id, uid } = await theirs.created()
      const document = 'mutation ($id: Int!) { deleteCustomerAddress(id: $id) }'
      for (const other of [id, 999_999, -1]) {
        expect(await calls.refusalOf(mine.send(document, { id: other }))).toEqual(refusalBy('ADDRESS_UNKNOWN'))
        expect(await calls.refusalOf(mine.update(other, { city: 'X' }))).toEqual(refusalBy('ADDRESS_UNKNOWN'))
      }
      for (const other of [uid, '', 'x', '%', 'MQ']) {
        const sent = mine.send('mutation ($uid: ID!) { deleteCustomerAddressV2(uid: $uid) }', { uid: other })
        expect(await calls.refusalOf(sent)).toEqual(refusalBy('ADDRESS_UNKNOWN'))
      }
      expect((await theirs.book()).addresses).toHaveLength(1)
    })

    test('[8.8] every operation needs a token', async () => {
      const queries = [
        'mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }',
        'mutation ($input: CustomerAddressInput!) { updateCustomerAddress(id: 1, input: $input) { id } }',
        'mutation ($input: CustomerAddressInput!) { updateCustomerAddressV2(uid: "MQ==", input: $input) { id } }',
      ]
      for (const query of queries) {
        const { category } = await calls.refusalOf(calls.post(query, { input: sample }))
        expect(category).toBe('graphql-authorization')
      }
      for (const field of ['deleteCustomerAddress(id: 1)', 'deleteCustomerAddressV2(uid: "MQ==")']) {
        expect((await calls.refusalOf(calls.post(`mutation { ${field} }`))).category).toBe('graphql-authorization')
      }
    })

    test('a request that is repeated with its key creates one address; another request with the key is refused', async () => {
      const { create, book } = await somebody()
      const key = { 'idempotency-key': `address-${harness().clock.now}` }
      const answers = await Promise.all([create({}, key), create({}, key), create({}, key)])
      const ids = answers.map(({ data }) => address.parse(data?.['createCustomerAddress']).id)
      expect(new Set(ids).size).toBe(1)
      expect((await book()).addresses).toHaveLength(1)
      expect((await calls.refusalOf(create({ city: 'Tampa' }, key))).category).toBe('graphql-input')
    })

    test('[2c.6] an address book has a maximum size', async () => {
      const { created, create, book } = await somebody()
      const { id } = await created()
      const { db } = harness()
      const { id: _id, ...row } = await db
        .selectFrom('customer_addresses')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const more = Array.from({ length: 99 }, () => ({ ...row, street: JSON.stringify(row.street) }))
      await db.insertInto('customer_addresses').values(more).execute()
      expect(await calls.refusalOf(create())).toEqual(refusalBy('ADDRESSES_TOO_MANY'))
      expect((await book()).addresses).toHaveLength(100)
    })
  })
}
