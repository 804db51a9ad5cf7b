/** The data of server-sent events, one after the other; comments and other fields are left out. */
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
    // Nobody reads any more; what broke it is thrown to who did.
    reader.cancel().catch(() => undefined)
  }
}
