/** Compressed copies of the build's files: compressed once at the highest level instead of on every request. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Images and fonts are already compressed. */
const compressible = /\.(?:js|css|json|svg|txt)$/

/** Smaller files fit into one packet either way. */
const MIN_BYTES = 1024

const forms = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

/** Writes `name.br` and `name.gz` beside every file that they make smaller; the server sends them instead. */
export const precompress = (): Plugin => ({
  name: 'leaflog-precompress',
  apply: 'build',
  async writeBundle({ dir }, bundle) {
    if (dir === undefined) return
    const write = async (name: string, bytes: Buffer) => {
      if (!compressible.test(name) || bytes.length < MIN_BYTES) return
      for (const [ending, compress] of Object.entries(forms)) {
        const compressed = await compress(bytes)
        if (compressed.length < bytes.length) await writeFile(join(dir, `${name}.${ending}`), compressed)
      }
    }
    await Promise.all(
      Object.values(bundle).map((file) =>
        write(file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)),
      ),
    )
  },
})
