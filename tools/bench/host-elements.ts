/** A page's HTML as elements without components: all that React alone has to draw of it. */
import { type ReactNode, createElement } from 'react'
import { DomUtils, ElementType, parseDocument } from 'htmlparser2'

type Node = ReturnType<typeof parseDocument>['children'][number]

/** The elements of an HTML document, in its order. Comments are left out: React writes its own. */
export const hostElements = (html: string): ReactNode[] => childrenOf(parseDocument(html).children)

const childrenOf = (nodes: readonly Node[]): ReactNode[] => nodes.flatMap((node, index) => elementOf(node, index) ?? [])

function elementOf(node: Node, key: number): ReactNode {
  if (node.type === ElementType.Text) return node.data
  if (!('attribs' in node)) return null
  const { name, attribs, children } = node
  const isCode = name === 'script' || name === 'style'
  const inner = isCode ? [] : childrenOf(children)
  return createElement(
    name,
    { key, ...propsOf(attribs), ...(isCode && { dangerouslySetInnerHTML: { __html: DomUtils.textContent(node) } }) },
    ...inner,
  )
}

/** React takes attributes by their own names but for those of styles, and writes nothing for an empty `disabled`. */
function propsOf(attributes: Readonly<Record<string, string>>): Record<string, unknown> {
  const entries = Object.entries(attributes).map(([name, value]): [string, unknown] => {
    if (name === 'style') return [name, styleOf(value)]
    if (name === 'class') return ['className', value]
    return [name, value === '' ? true : value]
  })
  return Object.fromEntries(entries)
}

const styleOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .split(';')
      .map((declaration) => declaration.split(/:(.*)/s))
      .flatMap(([name, value]) =>
        name?.trim() && value !== undefined ? [[camelCase(name.trim()), value.trim()]] : [],
      ),
  )

const camelCase = (name: string): string =>
  name.startsWith('--') ? name : name.replaceAll(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase())
