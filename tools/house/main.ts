/** `npm run house`: prints the tree with a line for each room. */
import { basename, dirname, join } from 'node:path/posix'
import { roomsOf } from './rooms.ts'

const root = join(import.meta.dirname, '..', '..')
const [only = ''] = process.argv.slice(2)

const rooms = roomsOf(root).filter(({ path }) => path.startsWith(only))
const known = new Set(rooms.map(({ path }) => path))
/** A folder without sources of its own becomes part of the names below it. */
const parentOf = (path: string): string => {
  const parent = dirname(path)
  return parent === '.' || known.has(parent) ? parent : parentOf(parent)
}
const depthOf = (path: string): number => (parentOf(path) === '.' ? 0 : depthOf(parentOf(path)) + 1)

const lines = rooms.map(({ path, summary }) => {
  const parent = parentOf(path)
  const name = parent === '.' ? path : path.slice(parent.length + 1)
  return {
    name: `${'  '.repeat(depthOf(path))}${name}/`,
    summary: (summary ?? basename(path)).replace(/^\([\d., a-z]+\) /, ''),
  }
})
const width = Math.max(...lines.map(({ name }) => name.length))
for (const { name, summary } of lines) console.log(`${name.padEnd(width)}  ${summary}`)
if (lines.length === 0) {
  console.error(`There is no folder ${only} with sources.`)
  process.exitCode = 1
}
