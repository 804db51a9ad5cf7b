import { dirname, join, relative, sep } from 'node:path'

import { brokenArrow, partOf, pathOfPackage } from './dependency-rules.ts'

/** Our own lint rules, for what oxlint has no rule for. Loaded by .oxlintrc.json. */

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

/** Parts import each other only along the arrows, and packages import each other only by name. */
const arrows = {
  create(context: Context): Visitor {
    const from = fromRoot(context.filename)
    return onImport((specifier, node) => {
      const relativeTo = specifier.startsWith('.') ? fromRoot(join(dirname(context.filename), specifier)) : undefined
      if (relativeTo !== undefined && partOf(from) !== undefined && packageOf(relativeTo) !== packageOf(from))
        return context.report({ message: 'Import another package by its name, not by its path.', node })
      const to = relativeTo ?? pathOfPackage(specifier)
      const message = to === undefined ? undefined : brokenArrow(from, to)
      if (message !== undefined) context.report({ message, node })
    })
  },
}

/** Only the stepper and its tables may import XState; only adapters and commands may import Node's modules. */
const portable = {
  create(context: Context): Visitor {
    const from = fromRoot(context.filename)
    if (partOf(from)?.startsWith('core/') !== true) return {}
    const mayUseXState = /^core\/src\/(engine|testing)\/|\.machine\.ts$/.test(from)
    const mayUseNode = /^core\/src\/(adapters\/node|cli\/|testing\/)/.test(from)
    return onImport((specifier, node) => {
      if (/^xstate(\/|$)/.test(specifier) && !mayUseXState)
        context.report({ message: 'Only engine/kernel/stepper.ts and *.machine.ts may import XState.', node })
      if (specifier.startsWith('node:') && !mayUseNode)
        context.report({
          message: 'The core also runs in browsers: only adapters/node.ts may import Node modules.',
          node,
        })
      if (/^(react|react-dom)(\/|$)/.test(specifier))
        context.report({ message: 'The core may not import a user interface library.', node })
    })
  },
}

/** `new Date()` and `Date()` read the clock. `new Date(value)` only converts, so it is allowed. */
const noClock = {
  create(context: Context): Visitor {
    const message = 'Take the time from the clock port or an argument.'
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
const isInFunction = (node: Node): boolean => {
  for (let above = parentOf(node); above; above = parentOf(above)) if (isFunction(above)) return true
  return false
}

/** A bundler may put two modules into one file. If one of them waits while it is loaded, files can wait for each other. */
const loadsAtOnce = {
  create(context: Context): Visitor {
    if (!/^(core|react-bindings|elements|storefront)\/src\//.test(fromRoot(context.filename))) return {}
    const message = 'Only an entry may wait while it is loaded: wait where the value is used.'
    const check = (node: Node): void => {
      if (!isInFunction(node)) context.report({ message, node })
    }
    return {
      AwaitExpression: check,
      ForOfStatement(node) {
        if (node['await'] === true) check(node)
      },
    }
  },
}

const lastOf = (body: unknown): unknown => (Array.isArray(body) ? body.at(-1) : undefined)
const isThrow = (value: unknown): boolean => isNode(value) && value.type === 'ThrowStatement'
const isStatement = ({ type }: Node): boolean => /Statement$|Declaration$/.test(type) && type !== 'BlockStatement'

const parentOf = (node: Node | undefined): Node | undefined => (isNode(node?.['parent']) ? node['parent'] : undefined)
const firstIn = (block: Node): unknown => (Array.isArray(block['body']) ? block['body'][0] : undefined)

/** The statement that contains a node; `for (…) call()` counts as one statement. */
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

/** The node that a comment stands above: the statement, or the function whose first statement it is. */
function placesAbove(node: Node): Node[] {
  const at = statementOf(node)
  const block = parentOf(at)
  if (block === undefined || firstIn(block) !== at || !isFunction(block['parent'])) return [at]
  const outer = statementOf(block['parent'])
  return [at, outer, parentOf(outer)].filter(isNode)
}

/** A swallowed error. The handler has to report it with a code, or a comment has to say why nobody needs to know. */
const noSilence = {
  create(context: Context): Visitor {
    if (!/^(core|react-bindings|elements|storefront|server)\/src\//.test(fromRoot(context.filename))) return {}
    const message = 'Handle or report a caught error by its code, or say in a comment why neither is needed.'
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
  rules: { arrows, portable, 'no-clock': noClock, 'no-silence': noSilence, 'loads-at-once': loadsAtOnce },
}
