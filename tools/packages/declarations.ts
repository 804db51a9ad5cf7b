/** Published declarations speak of behavior: numbers of the specification and of our promises mean nothing to their readers. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const section = String.raw`\d{1,2}[a-z](?:\.\d+)*`
const patterns = [
  // 4b.9, 2a.6
  /(?<![\w.-])\d{1,2}[a-z]\.\d+/,
  // 3.17.3, but no version such as 2.4.6 of something that is named before it.
  /(?<![\w.] ?)(?<!(?:Commerce|WCAG|release|and|to|version) )\b\d{1,2}\.\d{1,2}\.\d{1,2}(?![\w.])/,
  // (8.4), 8.4: at the beginning
  /\(\d{1,2}\.\d{1,2}[,;:)]|^\d{1,2}\.\d{1,2}[:,. ]/,
  // 4e: at the beginning, (4e)
  new RegExp(String.raw`^${section}[:,]|\(${section}\)`),
  // I7
  /(?<![\w.-])I\d{1,2}(?![\w-])/,
]

/** The comments of a declaration that name a statement, each in one line. */
export const statementsIn = (declaration: string): string[] =>
  [...declaration.matchAll(/\/\*\*([^]*?)\*\//g)]
    .map(([, text = '']) => text.replaceAll(/\s*\n\s*\*\s?/g, ' ').trim())
    .filter((text) => patterns.some((pattern) => pattern.test(text)))

/** Comments that name a statement, in the declarations of a built package. */
export const complaintsAboutDeclarations = (folder: string): string[] =>
  globSync('**/*.d.ts', { cwd: folder }).flatMap((path) =>
    statementsIn(readFileSync(join(folder, path), 'utf8')).map(
      (text) => `${path} names a statement; say what happens instead: ${text}`,
    ),
  )
