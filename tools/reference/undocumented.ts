/** What TypeDoc's model of the packages holds without a sentence. */
import { fieldsOf, listOf, numberOf, textOf } from '../shared/json.ts'

type Reflection = Readonly<Record<string, unknown>>

/** TypeDoc's kinds of what readers look up: variables, functions, classes, interfaces, properties, methods, aliases. */
const looked: ReadonlySet<number> = new Set([32, 64, 128, 256, 1024, 2048, 2_097_152])
const PROPERTY = 1024
const VALUE_KINDS: ReadonlySet<number> = new Set([32, 64])

const childrenOf = (reflection: Reflection): Reflection[] => listOf(reflection['children']).map(fieldsOf)
const declarationOf = (reflection: Reflection): Reflection => fieldsOf(fieldsOf(reflection['type'])['declaration'])
const signaturesOf = (reflection: Reflection): Reflection[] => listOf(reflection['signatures']).map(fieldsOf)

function isDocumented(reflection: Reflection): boolean {
  const { summary, blockTags } = fieldsOf(reflection['comment'])
  if (listOf(summary).length > 0 || listOf(blockTags).length > 0) return true
  return [...signaturesOf(reflection), ...signaturesOf(declarationOf(reflection))].some(isDocumented)
}

/** What another package, or another type of ours, already says is not said again. */
const isElsewhere = (reflection: Reflection): boolean =>
  fieldsOf(reflection['flags'])['isExternal'] === true ||
  ('inheritedFrom' in reflection && !textOf(fieldsOf(reflection['inheritedFrom'])['name']).startsWith('Group.'))

function namesIn(reflection: Reflection, path: readonly string[]): string[] {
  if (isElsewhere(reflection)) return []
  const kind = numberOf(reflection['kind'])
  const here = [...path, textOf(reflection['name'])]
  // A sentence about a value covers the parts of a type that is written in its place.
  const inline =
    VALUE_KINDS.has(kind) || (kind === PROPERTY && isDocumented(reflection)) ? {} : declarationOf(reflection)
  const members = [...childrenOf(reflection), ...childrenOf(inline)].flatMap((member) => namesIn(member, here))
  return looked.has(kind) && !isDocumented(reflection) ? [here.join('.'), ...members] : members
}

/** `module: Name.member` of everything without a sentence in TypeDoc's JSON, by module. */
export const undocumentedIn = (model: unknown): ReadonlyMap<string, readonly string[]> =>
  new Map(
    childrenOf(fieldsOf(model)).map((module) => [
      textOf(module['name']),
      childrenOf(module).flatMap((each) => namesIn(each, [])),
    ]),
  )
