/** The definitions of documents and of the schema, prepared for the plugins. */
import {
  Kind,
  parse,
  print,
  printSchema,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  type TypeNode,
} from 'graphql'

export interface NamedDocument {
  /** The name of the module. */
  readonly file: string
  /** The name of the export. */
  readonly name: string
  readonly operationName: string
  readonly query: string
}

/** Each operation and each fragment once, since every document includes the fragments that it needs. */
export function definitionsOf(documents: readonly NamedDocument[]): DocumentNode {
  const known = new Map<string, DefinitionNode>()
  for (const definition of documents.flatMap(({ query }) => parse(query).definitions)) {
    if (!('name' in definition)) continue
    const name = `${definition.kind} ${definition.name?.value}`
    const other = known.get(name)
    if (other && print(other) !== print(definition)) throw new Error(`Documents define ${name} differently.`)
    known.set(name, definition)
  }
  return { kind: Kind.DOCUMENT, definitions: [...known.values()] }
}

const typename = parse('{ __typename }').definitions[0]

/** The same operations with their variables but without selections. */
export const withoutSelections = (document: DocumentNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && typename?.kind === Kind.OPERATION_DEFINITION
      ? [{ ...definition, selectionSet: typename.selectionSet }]
      : [],
  ),
})

/**
 * Fields that are enumerations in the schema but strings in the answers, which clients send back: countries
 * (`countries`).
 */
export const withTexts = (schema: DocumentNode, names: ReadonlySet<string>): DocumentNode =>
  visit(schema, {
    EnumTypeDefinition: ({ name }) => (names.has(name.value) ? { kind: Kind.SCALAR_TYPE_DEFINITION, name } : undefined),
  })

const required = (type: TypeNode): TypeNode =>
  type.kind === Kind.NON_NULL_TYPE ? type : { kind: Kind.NON_NULL_TYPE, type }

function withoutGaps(type: TypeNode): TypeNode {
  if (type.kind === Kind.NON_NULL_TYPE) return required(withoutGaps(type.type))
  return type.kind === Kind.LIST_TYPE ? { ...type, type: required(type.type) } : type
}

/** What the parsers may rely on: a `Type.field` that is never null, and a list `Type.field[]` without null items. */
export function withCertain(schema: GraphQLSchema, certain: ReadonlySet<string>): DocumentNode {
  let owner = ''
  const enter = ({ name }: { name: { value: string } }) => void (owner = name.value)
  return visit(parse(printSchema(schema)), {
    ObjectTypeDefinition: { enter },
    InterfaceTypeDefinition: { enter },
    FieldDefinition: (field) => {
      const path = `${owner}.${field.name.value}`
      const type = certain.has(`${path}[]`) ? withoutGaps(field.type) : field.type
      return { ...field, type: certain.has(path) ? required(type) : type }
    },
  })
}
