import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Block } from './blocks.ts'
import { root } from './pages.ts'

const sources = globSync('elements/src/**/*.ts', { cwd: root })
  .filter((path) => !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n')

/** Those that any element of a page may have. */
const common: ReadonlySet<string> = new Set(['class', 'id', 'lang', 'part', 'slot', 'style'])

const isInSources = (name: string): boolean => sources.includes(`'${name}'`)

/** Names of our elements, and of their attributes, that the source of the elements does not have. */
export function complaintsAboutHtml(document: string, blocks: readonly Block[]): string[] {
  const html = blocks.filter(({ language }) => language === 'html')
  return html.flatMap(({ code, line }) =>
    [...code.matchAll(/<(leaflog-[\w-]+)([^>]*)>/g)].flatMap(([, tag = '', rest = '']) => {
      const attributes = [...rest.replaceAll(/"[^"]*"/g, '').matchAll(/[\w-]+/g)].map(([name]) => name)
      return [tag, ...attributes.filter((name) => !common.has(name))]
        .filter((name) => !isInSources(name))
        .map((name) => `${document}:${line}: The elements do not know "${name}", of <${tag}>.`)
    }),
  )
}
