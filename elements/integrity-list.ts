/** Writes `sri.json`: the integrity of every built file, for pages that accept exactly these. */
import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

export const integrityOf = (content: string | Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

export const integrityList = (version: string): Plugin => ({
  name: 'integrity-list',
  apply: 'build',
  generateBundle(_options, bundle) {
    const integrity: Record<string, string> = {}
    for (const file of Object.values(bundle)) {
      integrity[file.fileName] = integrityOf(file.type === 'chunk' ? file.code : file.source)
    }
    const list = { version, entry: 'leaflog-elements.js', integrity }
    this.emitFile({ type: 'asset', fileName: 'sri.json', source: `${JSON.stringify(list, null, 2)}\n` })
  },
})
