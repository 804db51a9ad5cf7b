import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { precompress } from './precompress.ts'

test('build output is also stored compressed, except small files and images', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'leaflog-build-'))
  const words = `export const words = ${JSON.stringify('a leaf in the log, '.repeat(200))}`
  const files = { 'words.js': words, 'short.js': 'export const short = 1', 'picture.png': 'x'.repeat(4000) }
  try {
    await build({
      root: import.meta.dirname,
      configFile: false,
      logLevel: 'silent',
      plugins: [
        {
          name: 'entry',
          resolveId: (id) => (id === 'entry' ? id : null),
          load: (id) => (id === 'entry' ? 'export {}' : null),
          generateBundle() {
            for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
          },
        },
        precompress(),
      ],
      build: { outDir: dir, rolldownOptions: { input: 'entry' } },
    })
    const written = await readdir(dir)
    expect(written.filter((name) => /^(?:words|short|picture)/.test(name)).toSorted()).toEqual([
      'picture.png',
      'short.js',
      'words.js',
      'words.js.br',
      'words.js.gz',
    ])
    const read = (name: string) => readFile(join(dir, name))
    expect(brotliDecompressSync(await read('words.js.br')).toString()).toBe(words)
    expect(gunzipSync(await read('words.js.gz')).toString()).toBe(words)
  } finally {
    await rm(dir, { recursive: true })
  }
})
