import proxy from '@fastify/http-proxy'
import fastify from 'fastify'

import { announce } from './announce.ts'

/**
 * The peer of our relay: @fastify/http-proxy, set up as its documentation says. Its argument is the origin's address.
 */
const upstream = process.argv[2] ?? ''
const app = fastify()
await app.register(proxy, { upstream })
await app.listen({ port: 0, host: 'localhost' })
announce(app.server.address())
