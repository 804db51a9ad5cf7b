/** Concurrent writers, idempotency keys and hostile paths of the ordering API, for any database. */
import { orderingPaths } from '@leaflog/core/wire/ordering/ordering'
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { NOON } from '../../../testing/sample-shop.ts'
import { IDEMPOTENCY_LIFETIME } from '../../platform/idempotency.ts'

const { get, add, create } = orderingPaths

export function concurrencyContract(harness: () => Harness): void {
  describe('concurrent writers', () => {
    test('[7c.2] 20 writers of one cart lose nothing', async () => {
      const { cart, create: open } = harness()
      const id = await open()
      const writers = Array.from({ length: 20 }, (_, n) =>
        cart(add('101', id, n % 2 ? 'edible1' : 'edible2', '100mg', 1)),
      )
      await Promise.all(writers)
      const end = await cart(get('101', id))
      expect(new Map(end.items.map((item) => [item.productId, item.quantity]))).toEqual(
        new Map([
          ['edible1', 10],
          ['edible2', 10],
        ]),
      )
    })

    test('[8.3] concurrent writers never pass the limit of a line', async () => {
      const { cart, create: open } = harness()
      const id = await open()
      const answers = await Promise.all(Array.from({ length: 30 }, () => cart(add('101', id, 'edible1', '100mg', 1))))
      expect(answers.filter((answer) => answer.items.length === 0)).toHaveLength(5)
      expect((await cart(get('101', id))).items[0]?.quantity).toBe(25)
    })
  })

  describe('idempotency keys', () => {
    test('[7c.2] ten deliveries of one request with one key add once and get the same answer', async () => {
      const { call, cart, create: open } = harness()
      const id = await open()
      const headers = { 'idempotency-key': `delivery-${id}` }
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => call(add('101', id, 'flower1', '3.5g', 1), headers)),
      )
      for (const answer of answers) expect(answer).toEqual(answers[0])
      expect((await cart(get('101', id))).items[0]?.quantity).toBe(1)
    })

    test('[7c.5] a repeated creation returns the same cart', async () => {
      const { cart, create: open } = harness()
      const headers = { 'idempotency-key': `creation-${await open()}` }
      const first = await cart(create('101', 'MEDICAL'), headers)
      expect(await cart(create('101', 'MEDICAL'), headers)).toEqual(first)
    })

    test('[7c.2] a refusal is repeated too; the key with another request is a conflict', async () => {
      const { cart, refusal, create: open } = harness()
      const id = await open()
      const headers = { 'idempotency-key': `refused-${id}` }
      const refused = { status: 409, code: 'INSUFFICIENT_STOCK' }
      expect(await refusal(add('101', id, 'grinder1', 'Each', 4), headers)).toEqual(refused)
      expect(await refusal(add('101', id, 'grinder1', 'Each', 4), headers)).toEqual(refused)
      const conflict = { status: 409, code: 'IDEMPOTENCY_CONFLICT' }
      expect(await refusal(add('101', id, 'grinder1', 'Each', 1), headers)).toEqual(conflict)
      expect((await cart(get('101', id))).items).toEqual([])
    })

    test('[7c.2] a key is free again after 24 hours', async () => {
      const { cart, clock, create: open } = harness()
      const id = await open()
      const headers = { 'idempotency-key': `expired-${id}` }
      await cart(add('101', id, 'flower1', '3.5g', 1), headers)
      clock.now = NOON + IDEMPOTENCY_LIFETIME + 1
      const again = await cart(add('101', id, 'flower1', '3.5g', 1), headers)
      clock.now = NOON
      expect(again.items[0]?.quantity).toBe(2)
    })

    test('[7c.2] a key that is too short or not visible ASCII is refused', async () => {
      const { refusal, create: open } = harness()
      const id = await open()
      for (const key of ['short', 'with a space', 'x'.repeat(201)]) {
        const refused = await refusal(add('101', id, 'flower1', '3.5g', 1), { 'idempotency-key': key })
        expect(refused).toEqual({ status: 422, code: 'UNDEFINED' })
      }
    })
  })

  describe('hostile requests', () => {
    test('[7c.1] no other path, method or encoding is a call', async () => {
      const { ordering, create: open } = harness()
      const id = await open()
      const paths = [
        '/',
        '/api',
        '/api/public/cart',
        `/api/public/cart/get/101|${id}/`,
        `/api/public/cart/get/101|${id}|x`,
        `/api/public/cart/get/101%257C${id}`,
        `/api/public//cart/get/101|${id}`,
        `/api/public/cart/get/101|${id}%00`,
        `/api/public/cart/get/101|${encodeURIComponent("' or 1=1 --")}`,
        `/api/public/cart/get/${'9'.repeat(11)}|${id}`,
        `/api/public/cart/add/101|${id}/flower1/My41Zw==/0`,
        `/api/public/cart/add/101|${id}/flower1/My41Zw==/1e2`,
        `/api/public/cart/add/101|${id}/flower1/My41Zw==/-1`,
        `/api/public/cart/add/101|${id}/flower1/not base64/1`,
        `/api/public/cart/add/101|${id}/flower1/AAAA/1`,
        `/api/public/cart/add/101|${id}/flower1/gICA/1`,
        `/api/public/cart/add/101|${id}/../flower1/My41Zw==/1`,
        `/api/public/cart/delete/101|${id}/line`,
        '/api/public/cart/create/101/FREE',
        '/api/v2/categories/101/DEFAULT',
        '/api/v2/categories/101/OTHER/',
        '/api/v2/stores/__proto__/specials/',
        '/api/v2/stores/101/specials/extra/',
      ]
      for (const path of paths) {
        const response = await ordering(new Request(`https://ordering.example${path}`))
        expect([path, [404, 422].includes(response.status)]).toEqual([path, true])
      }
      const posted = await ordering(
        new Request(`https://ordering.example${create('101', 'MEDICAL')}`, { method: 'POST' }),
      )
      expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET'])
    })

    test('[7c.2] the option is base64 in either alphabet, with or without padding', async () => {
      const { cart, refusal, create: open } = harness()
      const id = await open()
      for (const option of ['My41Zw==', 'My41Zw', 'My41Zw%3D%3D']) {
        expect((await cart(`/api/public/cart/add/101|${id}/flower1/${option}/1`)).items).toHaveLength(1)
      }
      const unknown = { status: 404, code: 'PRODUCT_NOT_FOUND' }
      expect(await refusal(`/api/public/cart/add/101|${id}/flower1/Pz8%2FPw==/1`)).toEqual(unknown)
      expect(await refusal(`/api/public/cart/add/101|${id}/flower1/Pz8_Pw==/1`)).toEqual(unknown)
    })
  })
}
