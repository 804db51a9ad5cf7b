import { dirname, join, relative, sep } from 'node:path'

import { brokenArrow, partOf, pathOfPackage } from './dependency-rules.ts'

/** The house's own lint rules, for what oxlint's cannot say. Loaded by .oxlintrc.json. */

interface Node {
  type: string
  [field: string]: unknown
}

interface Context {
  filename: string
  sourceCode: {
    getCommentsInside(node: Node): readonly unknown[]
    getCommentsBefore(node: Node): readonly unknown[]
  }
  report(problem: { message: string; node: Node }): void
}

type Visitor = Record<string, (node: Node) => void>

const root = join(import.meta.dirname, '..', '..')
const fromRoot = (path: string): string => relative(root, path).split(sep).join('/')
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const isIdentifier = (value: unknown, name: string): boolean =>
  isNode(value) && value.type === 'Identifier' && value['name'] === name
const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0

/** Calls `check` with every module specifier of a file: static, dynamic, re-exported and in types. */
function onImport(check: (specifier: string, node: Node) => void): Visitor {
  const visit = (node: Node): void => {
    const source = node['source']
    if (isNode(source) && typeof source['value'] === 'string') check(source['value'], node)
  }
  return {
    ImportDeclaration: visit,
    ImportExpression: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    TSImportType: visit,
  }
}

const packageOf = (path: string): string | undefined => path.split('/')[0]

/** Parts import each other only along the arrows, and packages each other only by name. */
const arrows = {
  create(context: Context): Visitor {
    const from = fromRoot(context.filename)
    return onImport((specifier, node) => {
      const relativeTo = specifier.startsWith('.') ? fromRoot(join(dirname(context.filename), specifier)) : undefined
      if (relativeTo !== undefined && partOf(from) !== undefined && packageOf(relativeTo) !== packageOf(from))
        return context.report({ message: 'Another package is imported by its name, not by its path.', node })
      const to = relativeTo ?? pathOfPackage(specifier)
      const message = to === undefined ? undefined : brokenArrow(from, to)
      if (message !== undefined) context.report({ message, node })
    })
  },
}

/** XState stays behind the stepper and the tables that it steps; Node's own modules behind adapters and commands. */
const portable = {
  create(context: Context): Visitor {
    const from = fromRoot(context.filename)
    if (partOf(from)?.startsWith('core/') !== true) return {}
    const mayUseXState = /^core\/src\/(engine|testing)\/|\.machine\.ts$/.test(from)
    const mayUseNode = /^core\/src\/(adapters\/node|replay\/cli|testing\/)/.test(from)
    return onImport((specifier, node) => {
      if (/^xstate(\/|$)/.test(specifier) && !mayUseXState)
        context.report({ message: 'XState is used by engine/kernel/stepper.ts and *.machine.ts only.', node })
      if (specifier.startsWith('node:') && !mayUseNode)
        context.report({ message: 'The core runs in browsers too: Node modules belong to adapters/node.ts.', node })
      if (/^(react|react-dom)(\/|$)/.test(specifier))
        context.report({ message: 'The core knows no user interface library.', node })
    })
  },
}

/** `new Date()` and `Date()` read the clock. `new Date(value)` only converts, and is fine. */
const noClock = {
  create(context: Context): Visitor {
    const message = 'Time comes from the clock port or an argument.'
    return {
      NewExpression(node) {
        if (isIdentifier(node['callee'], 'Date') && isEmpty(node['arguments'])) context.report({ message, node })
      },
      CallExpression(node) {
        if (isIdentifier(node['callee'], 'Date')) context.report({ message, node })
      },
    }
  },
}

const isFunction = (value: unknown): value is Node =>
  isNode(value) && /^(Arrow)?Function(Declaration|Expression)?$/.test(value.type)
const lastOf = (body: unknown): unknown => (Array.isArray(body) ? body.at(-1) : undefined)
const isThrow = (value: unknown): boolean => isNode(value) && value.type === 'ThrowStatement'
const isStatement = ({ type }: Node): boolean => /Statement$|Declaration$/.test(type) && type !== 'BlockStatement'

const parentOf = (node: Node | undefined): Node | undefined => (isNode(node?.['parent']) ? node['parent'] : undefined)
const firstIn = (block: Node): unknown => (Array.isArray(block['body']) ? block['body'][0] : undefined)

/** The statement that a node is part of; `for (…) call()` is one statement to who reads it. */
function statementOf(node: Node): Node {
  let at = node
  for (
    let above = parentOf(at);
    above && !/^(BlockStatement|Program|StaticBlock)$/.test(above.type);
    above = parentOf(at)
  ) {
    if (isStatement(at) && !isStatement(above)) break
    at = above
  }
  return at
}

/** What a comment about a node stands above: its statement, or the function whose first statement that is. */
function placesAbove(node: Node): Node[] {
  const at = statementOf(node)
  const block = parentOf(at)
  if (block === undefined || firstIn(block) !== at || !isFunction(block['parent'])) return [at]
  const outer = statementOf(block['parent'])
  return [at, outer, parentOf(outer)].filter(isNode)
}

/** An error that nobody looks at: its handler says with a code what became of it, or a comment why nobody has to know. */
const noSilence = {
  create(context: Context): Visitor {
    if (!/^(core|react-bindings|elements|storefront|server)\/src\//.test(fromRoot(context.filename))) return {}
    const message = 'A caught error is handled by code or reported; a comment says why where it is neither.'
    const { getCommentsBefore, getCommentsInside } = context.sourceCode
    const check = (handler: Node, node: Node): void => {
      const body = handler['body']
      if (isNode(body) && isThrow(lastOf(body['body']))) return
      const isSaid =
        getCommentsInside(handler).length > 0 || placesAbove(node).some((above) => getCommentsBefore(above).length > 0)
      if (!isSaid) context.report({ message, node: handler })
    }
    return {
      CatchClause(node) {
        const { parent } = node
        if (node['param'] === null && isNode(parent)) check(node, parent)
      },
      CallExpression(node) {
        const { callee } = node
        const handler: unknown = Array.isArray(node['arguments']) ? node['arguments'][0] : undefined
        if (!isNode(callee) || !isIdentifier(callee['property'], 'catch')) return
        if (isFunction(handler) && isEmpty(handler['params'])) check(handler, node)
      },
    }
  },
}

export default {
  meta: { name: 'leaflog' },
  rules: { arrows, portable, 'no-clock': noClock, 'no-silence': noSilence },
}
