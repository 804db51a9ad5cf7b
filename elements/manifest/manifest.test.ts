import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { customElementsManifest } from './custom-elements.ts'
import { properties } from './describe.ts'
import { elements } from './elements.ts'

const source = join(import.meta.dirname, '..', 'src')
const code = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test)\.ts$/.test(name))
  .map((name) => readFileSync(join(source, name), 'utf8'))
  .join('\n')

/** The words of every string that the pattern finds; what is computed inside a template is left out. */
const wordsIn = (pattern: RegExp): Set<string> =>
  new Set(
    [...code.matchAll(pattern)]
      .flatMap(([, text = '']) => text.replaceAll(/\$\{[^}]*\}/g, '').split(' '))
      .filter(Boolean),
  )

test('the manifest is valid by the schema of custom elements manifests', () => {
  const path = join(import.meta.dirname, '../../node_modules/custom-elements-manifest/schema.json')
  const schema: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const isSchema = (value: unknown): value is Parameters<typeof z.fromJSONSchema>[0] => typeof value === 'object'
  if (!isSchema(schema)) throw new Error(`${path} is no schema.`)
  const manifest = customElementsManifest()
  const { error } = z.fromJSONSchema(schema).safeParse(manifest)
  expect(error?.issues ?? []).toEqual([])
  expect(z.fromJSONSchema(schema).safeParse({ ...manifest, modules: 7 }).success).toBe(false)
})

test('every part of the elements is described, and every described part exists', () => {
  const written = wordsIn(/(?:\bpart: |'part', |\bbutton\()['`]([^'`]*)['`]/g)
  // The last amount, by its look.
  written.add('total')
  const described = new Set(Object.values(elements).flatMap(({ parts }) => Object.keys(parts)))
  expect([...described].toSorted()).toEqual([...written].toSorted())
})

test('so is every slot', () => {
  const written = wordsIn(/\bslot\('([\w-]+)'/g)
  const described = new Set(Object.values(elements).flatMap(({ slots }) => Object.keys(slots).filter(Boolean)))
  expect([...described].toSorted()).toEqual([...written].toSorted())
})

test('so is every custom property, with its default', () => {
  const written = [...code.matchAll(/var\((--leaflog-[\w-]+), ((?:[^()]|\((?:[^()]|\([^()]*\))*\))+)\)/g)]
  expect(Object.fromEntries(written.map(([, name, initial]) => [name, initial]))).toEqual(
    Object.fromEntries(Object.entries(properties).map(([name, { initial }]) => [name, initial])),
  )
})
