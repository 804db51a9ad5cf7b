/** What a GraphQL document would run: the gateway decides by it what may go by GET, how often, and what may be cached. */
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
  /** Undefined where the request does not say which of several operations, not all of them queries, is meant. */
  type: OperationTypeNode | undefined
  /** Names of the fields of its root, through fragments; `...x` for a fragment that the document does not have. */
  rootFields: readonly string[]
  /** Every time that a field stands at its root, under whatever alias. */
  rootCalls: readonly RootCall[]
  /** Values that its variables have where a request gives none. */
  defaults: Readonly<Record<string, unknown>>
  /** How long the answer may live; undefined where it must not be cached, or is no query's. */
  lifetime: Lifetime | undefined
  /** Whether anything in the document has the name of a secret. */
  secret: boolean
}

export interface RootCall {
  field: string
  arguments: readonly ArgumentNode[]
}

/** Enough for the largest document of a storefront, and far too little to keep a parser busy. */
const MAX_TOKENS = 4000

/** A shop sends the same few documents over and over: what one says is read once. */
const read = new LRUCache<string, Operation>({
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: ({ rootFields }, key) => 6 * key.length + 64 * rootFields.length + 512,
})

/**
 * The operation that a request would run. Where it does not say which of several, all of them together: none may slip
 * through because an upstream reads a request otherwise than we do. Undefined where the query is no text.
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
  // A password may stand in the document itself.
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
  // A fragment that stands twice at the root of an operation runs once there.
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
