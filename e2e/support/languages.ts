import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { parseJson } from '../../tools/shared/json.ts'

const WORDS = 3

/** Every text of a file by its full key. */
const flat = (value: unknown, name = ''): [string, string][] =>
  typeof value === 'string'
    ? [[name, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => flat(inner, `${name}/${key}`))

async function textsOf(language: string, namespace: string): Promise<Map<string, string>> {
  const path = new URL(`../../storefront/locales/${language}/${namespace}.json`, import.meta.url)
  return new Map(flat(parseJson(await readFile(path, 'utf8'))))
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** A pattern for a text on a page: without its tags, with any short text for each parameter. */
const formOf = (text: string): RegExp => {
  const parts = text.replaceAll(/<[^>]*>/g, '').split(/{{[^}]*}}/)
  return new RegExp(parts.map(escaped).join('.{1,80}'), 'i')
}

const wordsIn = (text: string): number => text.replaceAll(/<[^>]*>|{{[^}]*}}/g, ' ').match(/\p{L}+/gu)?.length ?? 0

/** The visible and accessible texts of a page, one per line. */
const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = ['aria-label', 'aria-valuetext', 'alt', 'placeholder', 'title']
    const named = [...document.querySelectorAll('*')].flatMap((each) => names.map((name) => each.getAttribute(name)))
    const pieces = [document.title, ...named, ...document.body.innerText.split('\n')]
    return pieces.map((piece) => (piece ?? '').replaceAll(/\s+/g, ' ').trim()).filter((piece) => piece !== '')
  })

/** The texts of a namespace that a page shows in English although a Spanish one exists. */
async function englishOn(page: Page, namespaces: readonly string[]): Promise<string[]> {
  const said = await saidOn(page)
  const left: string[] = []
  for (const namespace of namespaces) {
    const [english, spanish] = await Promise.all([textsOf('en', namespace), textsOf('es', namespace)])
    for (const [name, text] of english) {
      if (wordsIn(text) < WORDS || spanish.get(name) === text) continue
      const form = formOf(text)
      const found = said.find((piece) => form.test(piece))
      if (found !== undefined) left.push(`${namespace}${name}: ${found}`)
    }
  }
  return left
}

/** The page is in Spanish for these namespaces, and nothing overflows the window. */
export async function expectSpanish(page: Page, ...namespaces: readonly string[]): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect(await englishOn(page, namespaces)).toEqual([])
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(over, 'nothing is wider than the window').toBe(0)
}
