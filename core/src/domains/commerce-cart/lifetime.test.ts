import { expect, test } from 'vitest'
import type { Http } from '../../ports/ports.ts'
import { createFakePorts, noCredentials } from '../../testing/fake-ports.ts'
import { create } from './commerce-cart.calls.ts'

/** @param lifetime answers the request for the cart lifetime; carts are created in any case */
async function createWith(lifetime: () => Promise<Response>) {
  const http: Http = async (request) =>
    request.method === 'POST' ? Response.json({ data: { createEmptyCart: 'cart-1' } }) : lifetime()
  const { seen, ...ports } = createFakePorts({ http })
  const events = await create({
    ports,
    config: { gateway: 'https://shop.example', exitUrl: '', externalShops: {}, credentials: noCredentials },
    params: { change: 'new', shopping: { storeCode: 'az_mesa', mode: 'RECREATIONAL', delivery: false } },
    key: 'key',
    secrets: {},
    signal: new AbortController().signal,
    blob: async () => '',
  })
  return { made: events[0]?.data, reports: seen.reports }
}
const minutes = (ttl_cart_id: unknown) => async () => Response.json({ data: { storeConfig: { ttl_cart_id } } })

test('[9b.3] a new cart lasts as long as the store says, or an hour by default', async () => {
  expect(await createWith(minutes(30))).toMatchObject({ made: { lifetime: 1_800_000 }, reports: [] })
  expect(await createWith(minutes(null))).toMatchObject({ made: { lifetime: 3_600_000 }, reports: [] })
  const silent = [
    () => Promise.reject(new TypeError('fetch failed')),
    async () => Response.json({ errors: [{ message: 'Busy.' }] }, { status: 503 }),
    async () => Response.json({ errors: [{ message: 'No.' }] }),
  ]
  for (const lifetime of silent)
    expect(await createWith(lifetime)).toMatchObject({ made: { lifetime: 3_600_000 }, reports: [] })
})

test('[8.23] [9b.3] an invalid lifetime does not lose the cart, and is reported to developers', async () => {
  expect(await createWith(minutes('long'))).toMatchObject({
    made: { cartId: 'cart-1', lifetime: 3_600_000 },
    reports: [{ code: 'CART_LIFETIME_NOT_READ', detail: 'SERVICE_ANSWER_INVALID' }],
  })
})
