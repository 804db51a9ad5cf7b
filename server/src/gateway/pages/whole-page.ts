/** A page as one piece: its first byte and its last were 5 ms apart, so streaming gained nothing (decisions/pages.md). */
import type { FastifyBaseLogger } from 'fastify'

/** Reads a page's stream until it ends or fails, or its time is over; what arrived until then is readable. */
export async function whole(
  body: ReadableStream<Uint8Array> | null,
  late: AbortSignal,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
): Promise<{ body: Buffer; isComplete: boolean }> {
  const chunks: Uint8Array[] = []
  if (!body) return { body: Buffer.alloc(0), isComplete: true }
  const reader = body.getReader()
  const end = Promise.withResolvers<{ done: true; value?: undefined }>()
  const stop = () => {
    log.warn('a page timed out and was cut short')
    end.resolve({ done: true })
  }
  late.addEventListener('abort', stop)
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), end.promise])
      if (done) return { body: Buffer.concat(chunks), isComplete: !late.aborted }
      chunks.push(value)
    }
  } catch (error) {
    if (chunks.length === 0) throw error
    log.error({ err: error }, 'a page failed while it was drawn')
    return { body: Buffer.concat(chunks), isComplete: false }
  } finally {
    late.removeEventListener('abort', stop)
    // Already failed, which is logged above, or read to its end.
    reader.cancel().catch(() => undefined)
  }
}
