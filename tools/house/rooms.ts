/** The rooms of the tree: its folders, each with the first sentence of its main file. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path/posix'

export interface Room {
  readonly path: string
  /** The first sentence of the folder's main file, or null. */
  readonly summary: string | null
  readonly files: number
}

/** Sources that are built, published or run, without tests and generated files. */
const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(test|contract|d)\.tsx?$/.test(path) && !path.startsWith('docs/')

const sourcesOf = (root: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((path) => path.includes('/') && isSource(path))

/** The comment at the start of a file, as plain text. */
function openingOf(text: string): string | null {
  const [, comment] = /^(?:#!.*\n)?\/\*\*([\s\S]*?)\*\//.exec(text) ?? []
  return comment === undefined
    ? null
    : comment
        .replaceAll(/\n\s*\*/g, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim()
}

const firstSentence = (opening: string): string =>
  /^.*?\.(?=\s|$)/.exec(opening)?.[0] ?? opening.replace(/ ?@module$/, '')

/** The main file of a folder: the one with `@module`, the one with the folder's name, the only file, or an entry point. */
function mainFileOf(folder: string, openings: ReadonlyMap<string, string | null>): string | null {
  const name = basename(folder)
  const marked = [...openings.values()].find((opening) => opening?.endsWith('@module'))
  const names = [name, `${name}.domain`, 'index', 'main', 'routes', `${name}-page`]
  const byName = names.flatMap((each) => openings.get(`${each}.ts`) ?? openings.get(`${each}.tsx`) ?? [])
  const only = openings.size === 1 ? [...openings.values()][0] : undefined
  const entry = [...openings.values()].find((opening) => / @module \S+$/.test(opening ?? ''))
  return marked ?? byName[0] ?? only ?? entry ?? null
}

/** Every folder with sources, sorted by path. */
export function roomsOf(root: string): Room[] {
  const folders = Map.groupBy(sourcesOf(root), (path) => dirname(path))
  return [...folders]
    .map(([path, files]) => {
      const openings = new Map(files.map((file) => [basename(file), openingOf(readFileSync(join(root, file), 'utf8'))]))
      const opening = mainFileOf(path, openings)
      return { path, summary: opening && firstSentence(opening), files: files.length }
    })
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
}
