/** A drawing thread: loads the storefront's build once, then draws the pages that it is sent. */
import { constants, getPriority, setPriority } from 'node:os'
import { threadId, type MessagePort } from 'node:worker_threads'
import { workerData } from 'piscina'
import { z } from 'zod'
import { isBodiless, pageReply, type DrawnPage, type PageCall, type PageTask } from './page-task.ts'
import { loadStorefront } from './storefront.ts'

const paths = z.object({ client: z.string(), entryServer: z.string(), root: z.string() }).parse(workerData)
const storefront = await loadStorefront(paths)

let isGivingWay = false

/**
 * On Linux, where a thread has a priority of its own: with fewer cores than busy threads, the server's own goes first. Not
 * before this thread's first page: on a busy machine it would hardly get to load and compile what a page needs.
 */
function giveWay(): void {
  if (isGivingWay || process.platform !== 'linux') return
  isGivingWay = true
  setPriority(Math.min(constants.priority.PRIORITY_LOW, getPriority() + constants.priority.PRIORITY_BELOW_NORMAL))
}

/** Draws one page. Rejects at the end of its time, and if rendering fails. */
export default async function drawPage({ url, headers, port, ...given }: PageTask): Promise<DrawnPage> {
  if (!storefront) throw new Error('The storefront is not built: run "npx turbo run build".')
  const { gateway, stopped } = connect(port)
  try {
    const drawing = async (): Promise<DrawnPage> => {
      const request = new Request(url, { headers, signal: stopped })
      const response = await storefront.render(request, { ...given, gateway, assets: storefront.assets })
      const body = new Uint8Array(await response.arrayBuffer())
      giveWay()
      return { thread: threadId, status: response.status, headers: [...response.headers], body }
    }
    return await Promise.race([drawing(), whenAborted(stopped)])
  } finally {
    port.close()
  }
}

/** Resolves if this thread works. */
export const ping = (): true => true

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('The page was stopped.'))))

/** The gateway's API at the other end of the port, and the signal that the page is no longer wanted. */
function connect(port: MessagePort) {
  const stop = new AbortController()
  const calls = new Map<number, { resolve: (answer: Response) => void; reject: (error: Error) => void }>()
  let lastId = 0
  port.on('message', (message: unknown) => {
    const reply = pageReply.parse(message)
    if (reply.type === 'stop') return stop.abort()
    const call = calls.get(reply.id)
    calls.delete(reply.id)
    if (reply.type === 'failed') return call?.reject(new Error(reply.message))
    const { status, headers, body } = reply
    call?.resolve(new Response(isBodiless(status) ? null : Uint8Array.from(body), { status, headers }))
  })
  const gateway = async (request: Request): Promise<Response> => {
    const id = ++lastId
    const { url, method } = request
    const body = request.body === null ? undefined : new Uint8Array(await request.arrayBuffer())
    const answered = Promise.withResolvers<Response>()
    calls.set(id, answered)
    const call: PageCall = { id, url, method, headers: [...request.headers], body }
    port.postMessage(call)
    return answered.promise
  }
  return { gateway, stopped: stop.signal }
}
