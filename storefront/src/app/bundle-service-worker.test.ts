import { Script } from 'node:vm'
import { build, type Rolldown } from 'vite'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildOf, bundleServiceWorker } from './bundle-service-worker.ts'

const names = [
  'assets/b-2.js',
  'assets/a-1.js',
  'assets/a-1.js.map',
  'assets/s.css',
  'assets/en.json',
  'assets/basic-f.woff2',
]

test('[shop 22] a build is its code, styles, texts and preloaded fonts, without source maps, pictures and other fonts', () => {
  const { files } = buildOf([
    ...names,
    'assets/leaf.png',
    'assets/f-latin.woff2',
    'build-info.txt',
    '.vite/manifest.json',
    'favicon.svg',
  ])
  expect(files).toEqual([
    '/assets/a-1.js',
    '/assets/b-2.js',
    '/assets/basic-f.woff2',
    '/assets/en.json',
    '/assets/s.css',
  ])
})

test('[shop 22] equal files are one build, in whatever order, and another file is another build', () => {
  const { id } = buildOf(names)
  expect(buildOf(names.toReversed()).id).toBe(id)
  expect(buildOf([...names, 'assets/c-3.js']).id).not.toBe(id)
})

test('[shop 22] the worker is one script without imports, and lists the files of the build beside it', async () => {
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) => (id === 'entry' ? 'export const leaf = 1' : null),
      },
      bundleServiceWorker(join(import.meta.dirname, '../..')),
    ],
    build: { write: false, rolldownOptions: { input: 'entry' } },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  const sourceOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
    file.type === 'chunk' ? file.code : String(file.source)
  const worker = outputs.find(({ fileName }) => fileName === 'service-worker.js')
  const page = outputs.find(({ type }) => type === 'chunk')
  const code = worker === undefined ? '' : sourceOf(worker)
  expect(code).toContain(`/${page?.fileName}`)
  expect(code).not.toContain('process.env')
  // Parsed as a script, not as a module.
  expect(() => new Script(code)).not.toThrow()
})
