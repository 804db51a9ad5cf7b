/** A log as it crosses the network: gzipped by the page that shows it, for a gateway that does not read it. @module */
import { LeaflogError } from '@leaflog/core'
import type { PackedLog } from './relay.ts'

export async function packLog(text: string): Promise<PackedLog> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(packed).arrayBuffer())
}

/**
 * A few bytes may unpack to any size, so it is counted while it unpacks.
 *
 * @param most in bytes, unpacked
 * @throws LeaflogError FILE_TOO_LARGE, or FILE_NOT_A_LOG if the bytes are not gzipped
 */
export async function unpackLog(packed: PackedLog, most: number): Promise<string> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  const read = () =>
    reader.read().catch((cause: unknown) => {
      throw new LeaflogError('FILE_NOT_A_LOG', undefined, { cause })
    })
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for (let part = await read(); !part.done; part = await read()) {
    length += part.value.byteLength
    if (length > most) {
      await reader.cancel()
      throw new LeaflogError('FILE_TOO_LARGE')
    }
    text += decoder.decode(part.value, { stream: true })
  }
  return text + decoder.decode()
}
