/** Cuts the fonts that every page preloads to the characters that nearly all pages are written in. */
import { createHash, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const { resolve } = createRequire(import.meta.url)
const families = ['inter', 'fraunces']

/** The weights of the faces (9f.6), and the features that the style sheets use or that browsers apply by themselves. */
const cut = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 600 } },
  keepFeatures: ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'],
} as const

/** The characters of a `unicode-range`. */
export const charactersIn = (range: string): string =>
  [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)]
    .flatMap(([, first = '', last = first]) => {
      const start = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, offset) =>
        String.fromCodePoint(start + offset),
      )
    })
    .join('')

/** The `unicode-range` of the preloaded faces, from the style sheet. */
async function basicRange(root: string): Promise<string> {
  const sheet = await readFile(join(root, 'src/app/styles/fonts.css'), 'utf8')
  const range = /cut-fonts\/[^}]*unicode-range:\s+([^;]+);/.exec(sheet)?.[1]
  if (range === undefined) throw new Error('styles/fonts.css declares no unicode-range for the fonts that are cut.')
  return range
}

/** Writes the cut fonts into a folder, which is kept for later builds, and returns it. */
async function cutAll(root: string): Promise<string> {
  const text = charactersIn(await basicRange(root))
  const fonts = await Promise.all(
    families.map(async (family) => ({
      name: `basic-${family}.woff2`,
      font: await readFile(resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`)),
    })),
  )
  const key = createHash('sha256').update(JSON.stringify({ text, cut }))
  for (const { font } of fonts) key.update(font)
  const folder = join(root, 'node_modules/.cache/cut-fonts', key.digest('hex').slice(0, 12))
  await mkdir(folder, { recursive: true })
  for (const { name, font } of fonts) {
    const file = join(folder, name)
    if (existsSync(file)) continue
    // Another build may write the same file at the same time.
    const written = `${file}.${randomUUID()}`
    await writeFile(written, await subsetFont(font, text, cut))
    await rename(written, file)
  }
  return folder
}

/** In style sheets and imports, `cut-fonts/basic-inter.woff2` and `cut-fonts/basic-fraunces.woff2` are the fonts, cut. */
export const cutFonts = (root: string): Plugin => ({
  name: 'leaflog-cut-fonts',
  config: async () => ({ resolve: { alias: { 'cut-fonts': await cutAll(root) } } }),
})
