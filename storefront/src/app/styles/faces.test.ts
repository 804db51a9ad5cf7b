import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { serverTexts } from '../../shared/i18n/server-texts.ts'
import { charactersIn } from '../cut-fonts.ts'
import { documentHead } from '../shell/document-head.ts'

const source = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(source, name), 'utf8')
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))

/** The characters of the fonts that are cut, as the package declares them. */
const fontsourceRange =
  /inter-latin-wght-normal\.woff2[^}]*unicode-range: ([^;]+);/.exec(
    readFileSync(createRequire(import.meta.url).resolve('@fontsource-variable/inter/index.css'), 'utf8'),
  )?.[1] ?? ''

const declared = (rule: string, property: string): string =>
  new RegExp(`${property}:\\s([^;]+);`).exec(rule)?.[1]?.trim() ?? ''

/** The web font faces: family, weight, file, and characters. */
const allFaces = sheets
  .flatMap((name) => read(name).match(/@font-face \{[^}]*\}/g) ?? [])
  .filter((rule) => rule.includes('url('))
  .map((rule) => ({
    family: declared(rule, 'font-family').replaceAll("'", ''),
    weight: declared(rule, 'font-weight'),
    file: basename(/url\('([^']+)'\)/.exec(rule)?.[1] ?? ''),
    characters: new Set(charactersIn(declared(rule, 'unicode-range'))),
  }))
const isExtra = ({ family }: { family: string }): boolean => family.endsWith(' Extra')
const faces = allFaces.filter((face) => !isExtra(face))
const extraFaces = allFaces.filter(isExtra)

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

test('[9f.6] the preloaded faces have every Latin character of the shop’s own texts', () => {
  const texts = readdirSync(join(source, '../locales'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => read(`../locales/${name}`))
  const latin = new Set(charactersIn(fontsourceRange))
  const used = new Set(texts.join('').match(/\P{Cc}/gu))
  expect(used.size).toBeGreaterThan(90)
  for (const { characters } of faces)
    expect([...used].filter((one) => latin.has(one) && !characters.has(one))).toEqual([])
})

test('[9f.6] the characters that were cut come with the extra faces', () => {
  const latin = [...charactersIn(fontsourceRange)].filter((one) => !/\p{Cc}/u.test(one)).toSorted()
  for (const family of ['Inter', 'Fraunces']) {
    const [basic] = faces.filter((face) => face.family === `${family} Variable`)
    const [extra] = extraFaces.filter((face) => face.family === `${family} Extra`)
    expect([...(basic?.characters ?? []), ...(extra?.characters ?? [])].toSorted()).toEqual(latin)
    expect(extra?.weight).toBe('400 600')
    expect(read('app/styles/tokens.css')).toContain(`'${family} Variable', '${family} Extra', '${family} Fallback'`)
  }
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
