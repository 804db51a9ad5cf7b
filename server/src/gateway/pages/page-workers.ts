/** Threads that draw pages, so that the server's own thread stays free for the calls of open pages. */
import { existsSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { StorefrontPaths } from '../../platform/config.ts'
import { GatewayError } from '../../platform/errors.ts'
import type { Clock } from '../../platform/ports.ts'
import { keepingTrace } from '../../platform/trace.ts'
import type { Log } from '../../platform/upstream.ts'
import { isBodiless, pageCall, type DrawnPage, type PageReply, type PageTask } from './page-task.ts'
import { readAssets, type RenderContext, type Storefront } from './storefront.ts'

export interface PageWorkersOptions {
  clock: Clock
  log: Pick<Log, 'error'>
  /** How many threads; undefined for one less than the machine's cores, at least one and at most four. */
  threads: number | undefined
}

export interface PageWorkers extends Storefront {
  threads: NonNullable<Storefront['threads']>
  close(): Promise<void>
}

/** A thread that does not stop drawing a page this many milliseconds after it was told to is replaced. */
const GRACE_MS = 2000
/** The same while a thread has not drawn its first page: its next thread would have to load and compile as much again. */
const FIRST_GRACE_MS = 60_000
/** A thread that does not answer a ping in this time does not work. */
const PING_MS = 2000
/** Our own queue decides how many pages are drawn at once (page-queue.ts). */
const TASKS_PER_THREAD = 64
/** A page that needs more memory than this ends its thread, not the server. */
const HEAP_MB = 512

const MAX_THREADS = 4
const threadCount = (): number => Math.max(1, Math.min(MAX_THREADS, availableParallelism() - 1))

/** Starts the threads; `undefined` if the storefront has not been built. They load the build in the background. */
export function openPageWorkers(
  paths: StorefrontPaths,
  { clock, log, threads = threadCount() }: PageWorkersOptions,
): PageWorkers | undefined {
  const manifest = join(paths.client, '.vite/manifest.json')
  if (!existsSync(paths.entryServer) || !existsSync(manifest)) return undefined
  const open = (): Pool => {
    const opened = new Piscina<PageTask | undefined, DrawnPage>({
      filename: join(import.meta.dirname, 'page-worker.ts'),
      workerData: paths,
      minThreads: threads,
      maxThreads: threads,
      concurrentTasksPerWorker: TASKS_PER_THREAD,
      // Waiting on an atomic would also stop what a page does between its messages.
      atomics: 'disabled',
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    opened.on('error', (err: unknown) => log.error({ err }, 'a thread that draws pages failed'))
    return opened
  }
  let current = open()
  let isClosed = false
  /** Ids of the threads that have drawn a page. */
  const proven = new Set<number>()
  const graceMs = (): number =>
    current.threads.every(({ threadId }) => proven.has(threadId)) ? GRACE_MS : FIRST_GRACE_MS
  /** Piscina starts no more threads after one that ended while it started, so a pool without any is replaced. */
  const pool = (): Pool => {
    if (current.threads.length === 0 && !isClosed) current = open()
    return current
  }
  return {
    assets: readAssets(readFileSync(manifest, 'utf8')),
    render: async (request, context) => {
      const { thread, response } = await draw(pool(), { clock, graceMs }, request, context)
      proven.add(thread)
      return response
    },
    threads: {
      count: threads,
      load: createLoadMeter(() => current.threads),
      areReady: () => answersPing(pool(), clock),
    },
    close: () => {
      isClosed = true
      return current.destroy()
    },
  }
}

type Pool = Piscina<PageTask | undefined, DrawnPage>

/** Draws in a thread until the request is aborted. A thread that ignores that is replaced. */
async function draw(
  pool: Pool,
  { clock, graceMs }: { clock: Clock; graceMs: () => number },
  request: Request,
  context: RenderContext,
): Promise<{ thread: number; response: Response }> {
  const { nonce, now, settings, storePrefixSegments, gateway } = context
  const { port1: here, port2: port } = new MessageChannel()
  const kill = new AbortController()
  const aborted = Promise.withResolvers<never>()
  let cancelKill = () => {}
  const stop = () => {
    send(here, { type: 'stop' })
    cancelKill = clock.timer(graceMs(), () => kill.abort())
    aborted.reject(new GatewayError('HANDLER_TIMEOUT'))
  }
  here.on(
    'message',
    keepingTrace((message: unknown) => answerCall(here, message, gateway)),
  )
  const headers = [...request.headers]
  const task: PageTask = { url: request.url, headers, nonce, now, settings, storePrefixSegments, port }
  const drawn = pool.run(task, { transferList: [port], signal: kill.signal }).finally(() => {
    cancelKill()
    here.close()
    request.signal.removeEventListener('abort', stop)
  })
  if (request.signal.aborted) stop()
  else request.signal.addEventListener('abort', stop)
  const { thread, status, headers: sent, body } = await Promise.race([drawn, aborted.promise])
  const isEmpty = isBodiless(status) || body.byteLength === 0
  return { thread, response: new Response(isEmpty ? null : Uint8Array.from(body), { status, headers: sent }) }
}

const send = (port: MessagePort, reply: PageReply): void => port.postMessage(reply)

/** Makes a call for the drawing thread. */
function answerCall(port: MessagePort, message: unknown, gateway: RenderContext['gateway']): void {
  const { id, url, method, headers, body } = pageCall.parse(message)
  const request = new Request(url, { method, headers, ...(body && { body: Uint8Array.from(body) }) })
  gateway(request)
    .then(async (answer) =>
      send(port, {
        type: 'answer',
        id,
        status: answer.status,
        headers: [...answer.headers],
        body: new Uint8Array(await answer.arrayBuffer()),
      }),
    )
    .catch((error: unknown) => send(port, { type: 'failed', id, message: String(error) }))
}

/** How busy the threads were since the last reading, 0 to 1. */
function createLoadMeter(threads: () => readonly Worker[]): () => number {
  let before = new WeakMap<Worker, ReturnType<Worker['performance']['eventLoopUtilization']>>()
  return () => {
    const readings = new WeakMap<Worker, ReturnType<Worker['performance']['eventLoopUtilization']>>()
    const loads = threads().map((thread) => {
      const reading = thread.performance.eventLoopUtilization()
      const last = before.get(thread)
      readings.set(thread, reading)
      return last ? thread.performance.eventLoopUtilization(reading, last).utilization : reading.utilization
    })
    before = readings
    return loads.length === 0 ? 0 : loads.reduce((sum, load) => sum + load, 0) / loads.length
  }
}

async function answersPing(pool: Pool, clock: Clock): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const cancel = clock.timer(PING_MS, () => late.resolve(false))
  const answer = pool.run(undefined, { name: 'ping' }).then(() => true)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    cancel()
  }
}
