/** `/build-info/{frontend,backend}.txt`: the builds of the shop, each as one line of plain text (7d.2). */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GatewayError } from '../../platform/errors.ts'
import { cacheKey, type Loaded, type ResponseCache } from '../cache/caching.ts'
import { CONTENT } from '../http/lifetimes.ts'
import { NO_STORE, type Answer, type Route } from '../http/route.ts'
import type { CallUpstream, UpstreamTarget } from '../http/upstream-call.ts'
import { codeOf } from '../../platform/start-errors.ts'

export interface BuildInfoOptions {
  commerce: UpstreamTarget
  callUpstream: CallUpstream
  cache: ResponseCache
  /** Folder of the client's build, which contains `build-info.txt`. */
  folder: string
}

const FILE = 'build-info.txt'
const MAX_BYTES = 1024
const LONGEST = 120

/** One line of visible characters, whatever the file contains, because it goes into every page. */
const oneLine = (text: string): string =>
  text
    .replaceAll(/[^\x20-\x7e]+/g, ' ')
    .trim()
    .slice(0, LONGEST)

const plainText = (text: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': NO_STORE },
  body: Buffer.from(`${text}\n`),
})

export function buildInfoRoutes({ commerce, callUpstream, cache, folder }: BuildInfoOptions): Route[] {
  const readFrontend = async (): Promise<Loaded> => {
    const text = read(join(folder, FILE))
    if (text === '') throw new GatewayError('NOT_FOUND')
    return { answer: plainText(text), shareable: true }
  }
  const readBackend = async (): Promise<Loaded> => {
    const upstream = await callUpstream(commerce, { method: 'GET', path: `/${FILE}`, maxBytes: MAX_BYTES })
    const type = upstream.header('content-type') ?? ''
    if (upstream.status !== 200 || !type.startsWith('text/plain')) throw new GatewayError('NOT_FOUND')
    return { answer: plainText(oneLine(upstream.body.toString('utf8'))), shareable: true }
  }
  const route = (part: string, load: () => Promise<Loaded>): Route => ({
    methods: ['GET'],
    path: `/build-info/${part}.txt`,
    bodyLimit: 0,
    handle: () => cache.answer(cacheKey('build-info', part), CONTENT, load),
  })
  return [route('frontend', readFrontend), route('backend', readBackend)]
}

/** '' if there is no build. */
function read(path: string): string {
  try {
    return oneLine(readFileSync(path, 'utf8'))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return ''
    throw error
  }
}
