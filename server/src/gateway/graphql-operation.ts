/** What a GraphQL document would run: the gateway decides by it what may go by GET and what may be cached. */
import {
  Kind,
  parse,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql'
import { LRUCache } from 'lru-cache'
import { lifetimeOf, type Lifetime } from './lifetimes.ts'

export interface Operation {
  type: OperationTypeNode
  /** Names of the fields of its root, through fragments; `...x` for a fragment that the document does not have. */
  rootFields: readonly string[]
  /** How long the answer may live; undefined where it must not be cached, or is no query's. */
  lifetime: Lifetime | undefined
}

/** Enough for the largest document of a storefront, and far too little to keep a parser busy. */
const MAX_TOKENS = 4000

/** A shop sends the same few documents over and over: what one says is read once. */
const read = new LRUCache<string, Operation>({
  maxSize: 4 * 1024 * 1024,
  sizeCalculation: ({ rootFields }, key) => 2 * key.length + 64 * rootFields.length + 256,
})

/**
 * The operation that a request would run; undefined where that is the upstream's to say.
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
  if (operation) read.set(key, operation)
  return operation
}

function readOperation(query: string, named: unknown): Operation | undefined {
  const document = parse(query, { noLocation: true, maxTokens: MAX_TOKENS })
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const chosen = named === undefined ? only(operations) : operations.find(({ name }) => name?.value === named)
  if (!chosen) return undefined
  const { operation: type } = chosen
  const rootFields = rootFieldsOf(document, chosen)
  return { type, rootFields, lifetime: type === OperationTypeNode.QUERY ? lifetimeOf(rootFields) : undefined }
}

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)

function rootFieldsOf(document: DocumentNode, operation: OperationDefinitionNode): string[] {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const fields = new Set<string>()
  const visited = new Set<string>()
  const visit = ({ selections }: SelectionSetNode): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) fields.add(selection.name.value)
      else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet)
      else if (!visited.has(selection.name.value)) {
        visited.add(selection.name.value)
        const fragment = fragments.get(selection.name.value)
        if (fragment) visit(fragment.selectionSet)
        else fields.add(`...${selection.name.value}`)
      }
    }
  }
  visit(operation.selectionSet)
  return [...fields]
}
