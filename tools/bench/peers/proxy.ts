import proxy from '@fastify/http-proxy'
import fastify from 'fastify'

import { announce } from './announce.ts'

/** The peer of our relay: @fastify/http-proxy as its documentation sets it up. The argument is the origin's address. */
const upstream = process.argv[2] ?? ''
const app = fastify()
await app.register(proxy, { upstream })
await app.listen({ port: 0, host: 'localhost' })
announce(app.server.address())
