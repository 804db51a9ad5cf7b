/** The code blocks of a document, and the modules that they are. */

export interface Block {
  readonly language: string
  /** The line of its first line of code in the document, from 1. */
  readonly line: number
  readonly code: string
  /** The file that the heading above it names, such as `notes.events.ts`. */
  readonly file: string | null
}

export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  const lines = text.split('\n')
  let file: string | null = null
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? ''
    if (line.startsWith('#')) file = /`([\w.-]+\.tsx?)`/.exec(line)?.[1] ?? null
    const [, language = ''] = /^```(\w+)/.exec(line) ?? []
    if (language === '') continue
    const end = lines.indexOf('```', index + 1)
    blocks.push({ language, line: index + 2, code: lines.slice(index + 1, end).join('\n'), file })
    index = end
  }
  return blocks
}

export interface Module {
  readonly file: string | null
  readonly blocks: readonly Block[]
}

const beginsModule = ({ code, file }: Block): boolean =>
  file !== null || /^(\/\/.*\n|'use client'\n)*import /.test(code)

/** A block that begins with imports, or is a file, begins a module; others continue the module before them. */
export function modulesOf(blocks: readonly Block[], languages: readonly string[]): Module[] {
  const modules: { file: string | null; blocks: Block[] }[] = []
  for (const block of blocks) {
    if (!languages.includes(block.language)) continue
    const last = modules.at(-1)
    if (last === undefined || beginsModule(block)) modules.push({ file: block.file, blocks: [block] })
    else last.blocks.push(block)
  }
  return modules
}

/** The code of a module, each line where the document has it. `first` is put before, in line 1. */
export function textOfModule({ blocks }: Module, first: string): string {
  const lines: string[] = [first]
  for (const { line, code } of blocks) {
    lines.push(...Array.from({ length: line - 1 - lines.length }, () => ''), ...code.split('\n'))
  }
  return `${lines.join('\n')}\n`
}

/** The names that a module of TypeScript exports. */
export const exportsOf = (text: string): string[] => [
  ...[...text.matchAll(/^export (?:declare )?(?:const|function|type|interface) (\w+)/gm)].map(([, name = '']) => name),
  ...[...text.matchAll(/^export \{([^}]+)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  ),
]

/** Those of `names` that a module uses and does not have itself. */
export const missingIn = ({ blocks }: Module, names: readonly string[]): string[] => {
  const code = blocks.map((block) => block.code).join('\n')
  return names.filter(
    (name) =>
      new RegExp(`\\b${name}\\b`).test(code) &&
      !new RegExp(`\\b(const|let|function|import)\\b[^=(\\n]*\\b${name}\\b`).test(code),
  )
}

/**
 * A text with the added lines of a diff after the lines that precede them in it. Throws where the text does not have them.
 */
export function withDiff(text: string, diff: string): string {
  const lines = text.split('\n')
  let at = -1
  for (const line of diff.split('\n')) {
    const rest = line.slice(1)
    if (line.startsWith('+')) lines.splice((at += 1), 0, rest)
    else {
      at = lines.indexOf(rest, at + 1)
      if (at < 0) throw new Error(`There is no line "${rest}".`)
    }
  }
  return lines.join('\n')
}
