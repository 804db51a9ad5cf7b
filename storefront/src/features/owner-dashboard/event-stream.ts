/** The data of server-sent events, one by one; comments and other fields are skipped. */
export async function* eventsOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<string> {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const parts = (rest + value).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        if (part.startsWith('data: ')) yield part.slice('data: '.length)
      }
    }
  } finally {
    // Nobody reads on. The original error is thrown to the reader.
    reader.cancel().catch(() => undefined)
  }
}
