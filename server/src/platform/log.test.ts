import { Readable } from 'node:stream'
import { get } from 'node:http'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { logOptions } from './log.ts'
import { PATIENCE } from '../testing/patience.ts'

const line = z.object({ level: z.number(), msg: z.string() })
const ERROR = 50

const open = async (body: () => Readable) => {
  const written: string[] = []
  const app = Fastify({ logger: logOptions('info', { write: (text) => void written.push(text) }) })
  await app.register(compress)
  app.get('/', (_request, reply) => reply.type('text/html').send(body()))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  return { app, address, lines: () => written.map((text) => line.parse(JSON.parse(text))) }
}

test('a client that leaves in the middle of an answer is no error', async () => {
  const endless = () =>
    Readable.from(
      (function* () {
        for (;;) yield `${Math.random()}\n`.repeat(50)
      })(),
    )
  const { app, address, lines } = await open(endless)
  const request = get(address, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
    answer.once('data', () => answer.destroy())
  })
  await vi.waitFor(
    () => expect(lines().map(({ msg }) => msg)).toContain('a client left in the middle of an answer'),
    PATIENCE,
  )
  expect(lines().filter(({ level }) => level >= ERROR)).toEqual([])
  request.destroy()
  await app.close()
})

test('an answer that breaks off is one', async () => {
  const broken = () =>
    Readable.from(
      (function* () {
        yield 'a beginning'.repeat(1000)
        throw new Error('the source is gone')
      })(),
    )
  const { app, address, lines } = await open(broken)
  // Whether its beginning arrives is up to the connection.
  await fetch(address).then(
    (answer) => answer.text().catch(() => undefined),
    () => undefined,
  )
  const errors = () => lines().filter(({ level }) => level >= ERROR)
  await vi.waitFor(() => expect(errors().map(({ msg }) => msg)).toContain('the source is gone'), PATIENCE)
  await app.close()
})
