/** The types of variables and answers of the core's documents, generated from the schema. */
import { codegen } from '@graphql-codegen/core'
import * as typescriptOperations from '@graphql-codegen/typescript-operations'
import { parse, printSchema, type DocumentNode, type GraphQLSchema } from 'graphql'
import { definitionsOf, withCertain, withTexts, withoutSelections, type NamedDocument } from './definitions.ts'

const operationTypes = (schema: DocumentNode, document: DocumentNode, config: object = {}): Promise<string> =>
  codegen({
    filename: 'documents.generated.ts',
    schema,
    documents: [{ location: 'core/src/wire', document }],
    pluginMap: { typescriptOperations },
    plugins: [{ typescriptOperations: {} }],
    // A test validates the documents (documents.test.ts). Without their selections they are not valid.
    skipDocumentsValidation: true,
    config: {
      namingConvention: 'keep',
      skipTypename: true,
      enumsAsTypes: true,
      disableDescriptions: true,
      mergeFragmentTypes: true,
      inlineFragmentTypes: 'inline',
      maybeValue: 'T | null',
      inputMaybeValue: 'T | null',
      ...config,
    },
  })

const byOperation = (documents: readonly NamedDocument[]): readonly NamedDocument[] => [
  ...new Map(documents.map((document) => [document.operationName, document])).values(),
]

/** The plugin's name for the types of an operation. */
const typeOf = ({ operationName, query }: NamedDocument): string => {
  const [kind = ''] = query.split(/\W/, 1)
  return `${operationName}${kind.charAt(0).toUpperCase()}${kind.slice(1)}`
}

/** `Variables`: the variables of each operation. */
export async function variableTypes(schema: GraphQLSchema, documents: readonly NamedDocument[]): Promise<string> {
  const asking = withoutSelections(definitionsOf(documents))
  const types = await operationTypes(withTexts(parse(printSchema(schema)), new Set(['CountryCodeEnum'])), asking, {
    scalars: { CountryCodeEnum: 'string' },
    immutableTypes: true,
    noExport: true,
    // JSON leaves out undefined.
    inputMaybeValue: 'T | null | undefined',
  })
  const members = byOperation(documents).map((one) => `  ${one.operationName}: ${typeOf(one)}Variables;\n`)
  const answers = /^type \w+ = \{ readonly __typename: '\w+' \};\n+/gm
  return `${types.replaceAll(answers, '')}\nexport interface Variables {\n${members.join('')}}\n`
}

/** Types of a document: a literal name, which determines its variables, and a parser that accepts its answer. */
const READS = `
type Document<Name extends string> = { readonly operationName: Name; readonly result: z.ZodMiniType }
type Reads<Asked extends Document<Name>, Name extends string, Answer extends z.input<Asked['result']>> = [Asked, Answer]

`

/**
 * The answer of each operation and a check that its parser accepts it. The compiler rejects a pair that does not match.
 */
export async function answerTypes(
  schema: GraphQLSchema,
  documents: readonly NamedDocument[],
  certain: ReadonlySet<string>,
): Promise<string> {
  const types = await operationTypes(withCertain(schema, certain), definitionsOf(documents))
  const files = [...new Set(documents.map(({ file }) => file))]
  const aliases = new Map(files.map((file) => [file, file.replace(/\.ts$/, '').replaceAll(/\W/g, '_')]))
  const imports = files.map((file) => `import type * as ${aliases.get(file)} from '../../core/src/wire/${file}'\n`)
  const checks = documents.map(
    (one) => `  Reads<typeof ${aliases.get(one.file)}.${one.name}, '${one.operationName}', ${typeOf(one)}>,\n`,
  )
  return [
    `import type * as z from 'zod/mini'\n`,
    ...imports,
    types,
    READS,
    `export type Checks = [\n${checks.join('')}]\n`,
  ].join('')
}
