import { createServer } from 'node:http'

import { announce } from './announce.ts'

/** The origin behind the relays. It answers every request with the same JSON of about 2 KB, the size of a cart. */
const lines = Array.from({ length: 12 }, (_, index) => ({
  uid: `line-${index}`,
  quantity: index + 1,
  product: { sku: `SKU-${index}`, name: `A product with a name of the usual length ${index}`, price: { value: 12.5 } },
}))
const body = Buffer.from(JSON.stringify({ data: { cart: { id: 'x', items: lines }, storeConfig: { items: lines } } }))

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    response.end(body)
  })
})
server.listen(0, 'localhost', () => announce(server.address()))
