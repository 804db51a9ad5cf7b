import { auditServer } from 'graphql-http'
import { afterAll, expect, test } from 'vitest'
import { openSample } from '../backend/search/sample-menu.ts'
import { createCommerceGraphql } from '../backend/commerce/graphql.ts'
import { startGateway } from '../testing/gateway-harness.ts'
import { randomId } from '../ids.ts'
import { NOON } from '../testing/sample-shop.ts'
import { testCustomers } from '../testing/test-customers.ts'
import { silentLog, type Upstream } from '../upstream.ts'

const sample = await openSample()
afterAll(() => sample.close())

test('[7a.1] all 61 audits of graphql-http pass through the gateway with the embedded backend', async () => {
  const graphql = createCommerceGraphql({
    db: sample.db,
    log: silentLog,
    publicUrl: 'https://shop.test',
    searchKeySecret: 'secret',
    customers: testCustomers(sample.db),
    clock: () => NOON,
    ids: randomId,
  })
  const commerce: Upstream = (request) => graphql(new Request(request.url.replace('/base/', '/'), request))
  const app = await startGateway({ commerce })
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/graphql`
  const results = await auditServer({ url, fetchFn: fetch })
  await app.close()
  expect(results.filter(({ status }) => status !== 'ok')).toEqual([])
  expect(results).toHaveLength(61)
})
