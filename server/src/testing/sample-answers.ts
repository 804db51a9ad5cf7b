/**
 * Generates the answers that a schema allows for a document, so that a client's parser can be tested with all of them.
 */
import {
  getNamedType,
  GraphQLError,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'

/** A choice that a schema leaves open, by its position in the answer, and the option to take instead of the first. */
type Choices = ReadonlyMap<string, number>

export interface SampleAnswer {
  /** What is unusual about it; '' for the default one. */
  what: string
  data: unknown
}

/** What is never null although the schema allows it: `Type.field`, or `Type.field[]` for the items of its list. */
export type Certain = ReadonlySet<string>

interface Walk {
  schema: GraphQLSchema
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
  certain: Certain
  /** The field whose value is generated, as `Type.field`. */
  field: string
  /** Takes one of the options at a position. */
  choose<Option>(place: string, options: readonly { name: string; take: Option }[]): Option
}

/** The selections of a field, merged if it is selected more than once. */
interface Asked {
  name: string
  sets: SelectionSetNode[]
}

const scalars: Readonly<Record<string, unknown>> = { Int: 2, Float: 1.5, Boolean: true, String: 'text', ID: 'id' }

function fieldsOf(walk: Walk, type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Map<string, Asked> {
  const asked = new Map<string, Asked>()
  const fits = (condition: string | undefined) => {
    if (condition === undefined || condition === type.name) return true
    const wanted = walk.schema.getType(condition)
    return isAbstractType(wanted) && walk.schema.isSubType(wanted, type)
  }
  const collect = (set: SelectionSetNode) => {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value
        const field = asked.get(key) ?? { name: selection.name.value, sets: [] }
        if (selection.selectionSet) field.sets.push(selection.selectionSet)
        asked.set(key, field)
      } else {
        const part = selection.kind === Kind.FRAGMENT_SPREAD ? walk.fragments.get(selection.name.value) : selection
        if (part && fits(part.typeCondition?.name.value)) collect(part.selectionSet)
      }
    }
  }
  for (const set of sets) collect(set)
  return asked
}

function objectOf(walk: Walk, type: GraphQLObjectType, sets: readonly SelectionSetNode[], place: string): unknown {
  const entries = [...fieldsOf(walk, type, sets)].map(([key, { name, sets: inner }]) => {
    if (name === '__typename') return [key, type.name]
    const field = type.getFields()[name]
    if (!field) throw new GraphQLError(`${type.name} has no ${name}`)
    const at = `${place}.${key}`
    return [key, valueOf({ ...walk, field: `${type.name}.${name}` }, field.type, inner, at)]
  })
  return Object.fromEntries(entries)
}

type Maker = () => unknown

function valueOf(walk: Walk, type: GraphQLOutputType, sets: readonly SelectionSetNode[], place: string): unknown {
  if (isNonNullType(type)) return presentOf(walk, type.ofType, sets, place)
  if (walk.certain.has(walk.field)) return presentOf(walk, type, sets, place)
  const options: { name: string; take: Maker }[] = [
    { name: 'there', take: () => presentOf(walk, type, sets, place) },
    { name: 'null', take: () => null },
  ]
  return walk.choose(`${place}?`, options)()
}

function presentOf(walk: Walk, type: GraphQLOutputType, sets: readonly SelectionSetNode[], place: string): unknown {
  if (isListType(type)) {
    const item = () => valueOf({ ...walk, field: `${walk.field}[]` }, type.ofType, sets, `${place}[]`)
    const options: { name: string; take: Maker }[] = [
      { name: 'one', take: () => [item()] },
      { name: 'two', take: () => [item(), item()] },
      { name: 'none', take: () => [] },
    ]
    return walk.choose(`${place}[]`, options)()
  }
  const named = getNamedType(type)
  if (isEnumType(named)) {
    return walk.choose(
      place,
      named.getValues().map(({ name }) => ({ name, take: name })),
    )
  }
  if (isScalarType(named)) return scalars[named.name] ?? 'text'
  const possible = isAbstractType(named) ? walk.schema.getPossibleTypes(named) : isObjectType(named) ? [named] : []
  const [only] = possible
  const chosen =
    possible.length === 1 && only
      ? only
      : walk.choose(
          place,
          possible.map((one) => ({ name: one.name, take: one })),
        )
  return objectOf(walk, chosen, sets, isAbstractType(named) ? `${place}<${chosen.name}>` : place)
}

/**
 * The default answer (everything present, one item in each list, the first value of each enum and the first type of
 * each abstract type), then one answer for every other option at a single position: null, no items or two, another
 * value, another type with its selections.
 */
export function* sampleAnswers(
  schema: GraphQLSchema,
  document: DocumentNode,
  certain: Certain,
): Generator<SampleAnswer> {
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === Kind.OPERATION_DEFINITION,
  )
  const root = operation && schema.getRootType(operation.operation)
  if (!root) throw new GraphQLError('the document has no operation that the schema knows')
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  )
  const seen = new Set<string>()
  const waiting: Choices[] = [new Map()]
  for (let taken = waiting.shift(); taken; taken = waiting.shift()) {
    const deviations: string[] = []
    const choices = taken
    const choose: Walk['choose'] = (place, options) => {
      if (!seen.has(place)) {
        seen.add(place)
        for (let index = 1; index < options.length; index += 1) waiting.push(new Map([...choices, [place, index]]))
      }
      const index = choices.get(place) ?? 0
      const option = options[index]
      if (!option) throw new RangeError(`${place} leaves nothing to take`)
      if (index > 0) deviations.push(`${place} ${option.name}`)
      return option.take
    }
    const data = objectOf(
      { schema, fragments, certain, field: '', choose },
      root,
      [operation.selectionSet],
      operation.name?.value ?? '',
    )
    yield { what: [...new Set(deviations)].join(', '), data }
  }
}
