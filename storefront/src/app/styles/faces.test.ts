import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { serverTexts } from '../../shared/i18n/server-texts.ts'
import { documentHead } from '../shell/document-head.ts'

const source = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(source, name), 'utf8')
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))

const declared = (rule: string, property: string): string =>
  new RegExp(`${property}: ([^;]+);`).exec(rule)?.[1]?.trim() ?? ''

/** The web font faces: family, weight, and file. */
const faces = sheets
  .flatMap((name) => read(name).match(/@font-face \{[^}]*\}/g) ?? [])
  .filter((rule) => rule.includes('url('))
  .map((rule) => ({
    family: declared(rule, 'font-family'),
    weight: declared(rule, 'font-weight'),
    file: basename(/url\('([^']+)'\)/.exec(rule)?.[1] ?? ''),
  }))

test('[9f.6] there are six faces, and their files are preloaded', async () => {
  expect(faces).toHaveLength(6)
  expect(new Set(faces.map(({ family, weight }) => `${family} ${weight}`)).size).toBe(6)
  for (const { weight } of faces) expect(weight).toMatch(/^\d{3}$/)
  const { links } = await documentHead({
    origin: 'https://shop.example',
    path: '/',
    language: 'en',
    texts: serverTexts('en'),
  })
  const ahead = links.filter(({ rel }) => rel === 'preload')
  for (const link of ahead) expect(link).toMatchObject({ as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  expect(new Set(ahead.map(({ href }) => basename(href)))).toEqual(new Set(faces.map(({ file }) => file)))
})

test('[9f.6] every weight in the style sheets has a face', () => {
  const weights = new Set(faces.map(({ weight }) => weight))
  const asked = sheets.flatMap((name) =>
    [...read(name).matchAll(/font(?:-weight)?: (\d{3}|bold(?:er)?|lighter)[; ]/g)].map(([, weight = '']) => ({
      name,
      weight,
    })),
  )
  expect(asked.filter(({ weight }) => !weights.has(weight))).toEqual([])
})
