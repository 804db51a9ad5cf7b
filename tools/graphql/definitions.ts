/** The definitions of documents and of the schema, as the plugins are to see them. */
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
  /** Of the module. */
  readonly file: string
  /** Of the export. */
  readonly name: string
  readonly operationName: string
  readonly query: string
}

/** Each operation and each fragment once: every document carries the fragments that it needs. */
export function definitionsOf(documents: readonly NamedDocument[]): DocumentNode {
  const known = new Map<string, DefinitionNode>()
  for (const definition of documents.flatMap(({ query }) => parse(query).definitions)) {
    if (!('name' in definition)) continue
    const name = `${definition.kind} ${definition.name?.value}`
    const other = known.get(name)
    if (other && print(other) !== print(definition)) throw new Error(`Documents differ in what ${name} is.`)
    known.set(name, definition)
  }
  return { kind: Kind.DOCUMENT, definitions: [...known.values()] }
}

const typename = parse('{ __typename }').definitions[0]

/** The same operations with their variables, asking nothing. */
export const withoutSelections = (document: DocumentNode): DocumentNode => ({
  ...document,
  definitions: document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && typename?.kind === Kind.OPERATION_DEFINITION
      ? [{ ...definition, selectionSet: typename.selectionSet }]
      : [],
  ),
})

/** What is an enumeration in the schema and told to clients as text, to be sent back: countries (`countries`). */
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

/** The schema, with what parsers may rely on: `Type.field` is never null, the list `Type.field[]` has no gaps. */
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
