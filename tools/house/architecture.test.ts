import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { roomsOf } from './rooms.ts'

const root = join(import.meta.dirname, '..', '..')
const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
const rooms = roomsOf(root)

test('every room of the tree has a description', () => {
  expect(rooms.length).toBeGreaterThan(100)
  expect(rooms.filter(({ summary }) => summary === null).map(({ path }) => path)).toEqual([])
})

/** The files of a walk: whole paths, and file names beside the last whole path. */
function filesIn(walk: string): string[] {
  let folder = ''
  return [...walk.matchAll(/`([\w/.-]+\.tsx?)`/g)].map(([, name = '']) => {
    if (!name.includes('/')) return join(folder, name)
    folder = dirname(name)
    return name
  })
}

test.each(['Add to cart', 'An order', 'A page view'])('the walk %j leads through files that exist', (title) => {
  const [, walk = ''] = new RegExp(`\\*\\*${title}\\.\\*\\*([\\s\\S]*?)(?=\\n\\*\\*|\\n## )`).exec(text) ?? []
  const files = filesIn(walk)
  expect(files.length).toBeGreaterThan(5)
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

/** The folders that the overviews name, as `kernel/`. */
const blocks = [...text.matchAll(/```\n([\s\S]*?)```/g)].map(([, block = '']) => block)
const named = new Set(blocks.flatMap((block) => [...block.matchAll(/([\w-]+)\//g)].map(([, name = '']) => name)))

test('the overviews name every room of the core, the server and the storefront, and no others', () => {
  const folders = rooms
    .map(({ path }) => path)
    .filter((path) => /^(core|server|storefront)\/src\//.test(path))
    .flatMap((path) => path.split('/').slice(2, 4))
  expect([...new Set(folders)].filter((name) => !named.has(name))).toEqual([])
  const all = new Set(rooms.flatMap(({ path }) => path.split('/')))
  expect([...named].filter((name) => !all.has(name) && !existsSync(join(root, basename(name))))).toEqual([])
})

test('the changes that the tree is judged by are made in folders and files that exist', () => {
  const decision = readFileSync(join(root, 'docs/decisions/house.md'), 'utf8')
  const places = [...decision.matchAll(/^\| .*? +\| `([\w/.-]+)`/gm)].map(([, place = '']) => place)
  expect(places).toHaveLength(20)
  expect(places.filter((place) => !existsSync(join(root, place)))).toEqual([])
})
