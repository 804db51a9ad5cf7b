import { existsSync } from 'node:fs'
import { glob, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

async function documents(): Promise<string[]> {
  const found: string[] = []
  for await (const path of glob('{*.md,docs/**/*.md,core/README.md,react-bindings/README.md}', { cwd: root }))
    if (!path.startsWith('docs/reference/')) found.push(path)
  return found
}

/** The files that a document links to, relative to the root. */
async function linksOf(path: string): Promise<string[]> {
  const text = await readFile(join(root, path), 'utf8')
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.split('#')[0] ?? '')
    .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
    .map((target) => relative(root, join(root, dirname(path), target)))
}

test('every link between documents leads to a file', async () => {
  const broken: string[] = []
  for (const path of await documents())
    for (const target of await linksOf(path)) if (!existsSync(join(root, target))) broken.push(`${path}: ${target}`)
  expect(broken).toEqual([])
})

test('docs/README.md links to every document', async () => {
  const led = new Set(await linksOf('docs/README.md'))
  const missing = (await documents()).filter(
    (path) => path.startsWith('docs/') && path !== 'docs/README.md' && !led.has(path),
  )
  expect(missing).toEqual([])
})

test('the files that ARCHITECTURE.md names exist', async () => {
  const text = await readFile(join(root, 'ARCHITECTURE.md'), 'utf8')
  const named = [...text.matchAll(/`((?:core|storefront|server|tools|fixtures|e2e|elements)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )
  expect(named.length).toBeGreaterThan(2)
  expect(
    named.filter(
      (path) =>
        !existsSync(join(root, path)) &&
        !existsSync(join(root, path.split('/')[0] ?? '', 'src', ...path.split('/').slice(1))),
    ),
  ).toEqual([])
})
