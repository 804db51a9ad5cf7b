/** Links between documents lead to their pages, others to the repository. VitePress then looks for dead ones. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { MarkdownRenderer } from 'vitepress'
import { fieldsOf, textOf } from '../shared/json.ts'
import { documentAt, root, targetOf } from './pages.ts'

export function leadToPages(markdown: MarkdownRenderer, repository: string): void {
  markdown.core.ruler.push('lead-to-pages', ({ tokens, env }) => {
    const document = documentAt(textOf(fieldsOf(env)['realPath']))
    const links = tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === 'link_open')
    for (const link of links) {
      const target = targetOf(document, link.attrGet('href') ?? '')
      if (target === null || !existsSync(join(root, target.path))) continue
      link.attrSet('href', target.page ?? `${repository}/blob/main/${target.path}`)
    }
  })
}
