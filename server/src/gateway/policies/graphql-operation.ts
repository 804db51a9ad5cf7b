/**
 * The operation that a GraphQL document would run. It determines whether GET is allowed, which limits apply, and how
 * long the answer may be cached.
 */
import {
  Kind,
  parse,
  valueFromASTUntyped,
  type ArgumentNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { lifetimeOf, type Lifetime } from '../http/lifetimes.ts'
import { namesSecret } from './request-secrets.ts'

export interface Operation {
  /** Undefined if the request does not say which of several operations to run and they are not all queries. */
  type: OperationTypeNode | undefined
  /** Names of its root fields, including those in fragments; `...x` for a missing fragment. */
  rootFields: readonly string[]
  /** Every occurrence of a root field, under any alias. */
  rootCalls: readonly RootCall[]
  /** Default values of its variables. */
  defaults: Readonly<Record<string, unknown>>
  /** How long the answer may be cached; undefined if it must not be, or is not a query's. */
  lifetime: Lifetime | undefined
  /** Whether a name in the document is that of a secret. */
  secret: boolean
}

/** A request to run an operation. */
export interface OperationRequest {
  /** The four members of a request, as sent; the upstream checks their types. */
  members: { query?: unknown; operationName?: unknown; variables?: unknown; extensions?: unknown }
  /** The members as JSON. */
  text: string
  /** The operation to run; undefined if the upstream has to decide. */
  operation: Operation | undefined
  /** Whether it contains, or has a variable for, a password or a token. */
  secret: boolean
}

export interface RootCall {
  field: string
  arguments: readonly ArgumentNode[]
}

/** Enough for the largest document of a storefront, and too little to keep a parser busy. */
const MAX_TOKENS = 4000

/** A shop sends the same few documents again and again, so each is parsed once. */
const read = new LRUCache<string, Operation>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ rootFields }, key) => 6 * key.length + 64 * rootFields.length + 512,
})

/**
 * The operation that a request would run. If it does not say which of several, all of them together, so that none
 * escapes because an upstream interprets the request differently. Undefined if the query is not a text.
 * @throws GraphQLError for a document that does not parse
 */
export function operationOf(query: unknown, operationName: unknown): Operation | undefined {
  if (typeof query !== 'string') return undefined
  const named = operationName ?? undefined
  if (named !== undefined && typeof named !== 'string') return readOperation(query, named)
  const key = `${named?.length ?? ''}:${named ?? ''}${query}`
  const known = read.get(key)
  if (known) return known
  const operation = readOperation(query, named)
  // The document itself may contain a password.
  if (!operation.secret) read.set(key, operation)
  return operation
}

function readOperation(query: string, named: unknown): Operation {
  const document = parse(query, { noLocation: true, maxTokens: MAX_TOKENS })
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const chosen = named === undefined ? only(operations) : operations.find(({ name }) => name?.value === named)
  const meant = chosen ? [chosen] : operations
  const secret = namesSecret(document)
  const { fields, calls } = rootOf(document, meant)
  const isQuery = meant.every(({ operation }) => operation === OperationTypeNode.QUERY)
  return {
    type: chosen?.operation ?? (isQuery ? OperationTypeNode.QUERY : undefined),
    rootFields: fields,
    rootCalls: calls,
    defaults: Object.fromEntries(meant.flatMap(defaultsOf)),
    lifetime: chosen && isQuery && !secret ? lifetimeOf(fields) : undefined,
    secret,
  }
}

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)

const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode): [string, unknown][] =>
  variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue ? [[variable.name.value, valueFromASTUntyped(defaultValue)]] : [],
  )

function rootOf(document: DocumentNode, operations: readonly OperationDefinitionNode[]) {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const fields = new Set<string>()
  const calls: RootCall[] = []
  // A fragment that is spread twice at an operation's root runs once.
  const visited = new Set<string>()
  const visit = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        fields.add(selection.name.value)
        calls.push({ field: selection.name.value, arguments: selection.arguments ?? [] })
      } else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet)
      else if (!visited.has(selection.name.value)) {
        visited.add(selection.name.value)
        const fragment = fragments.get(selection.name.value)
        if (fragment) visit(fragment.selectionSet)
        else fields.add(`...${selection.name.value}`)
      }
    }
  }
  for (const { selectionSet } of operations) visit(selectionSet)
  return { fields: [...fields], calls }
}
