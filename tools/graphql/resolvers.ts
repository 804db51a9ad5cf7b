/** The types of the backend's resolvers, generated from the schema's SDL. */
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers'
import { parse, printSchema, type GraphQLSchema } from 'graphql'

/**
 * @param parents the text of schema/parents.ts; each of its exports is the parent type of the GraphQL type with the
 * same name
 */
export function resolverTypes(schema: GraphQLSchema, parents: string): Promise<string> {
  const names = [...parents.matchAll(/^export type (\w+)/gm)].map(([, name = '']) => name)
  return codegen({
    filename: 'resolvers.generated.ts',
    schema: parse(printSchema(schema)),
    documents: [],
    pluginMap: { typescript, typescriptResolvers },
    plugins: [{ typescript: {} }, { typescriptResolvers: {} }],
    config: {
      contextType: '../context/context.ts#CommerceContext',
      mappers: Object.fromEntries(names.map((name) => [name, `./parents.ts#${name} as ${name}Parent`])),
      disableDescriptions: true,
      enumsAsTypes: true,
      immutableTypes: true,
      useTypeImports: true,
      optionalResolveType: true,
      // A field without a value is null; an argument without a value is absent (exactOptionalPropertyTypes).
      maybeValue: 'T | null | undefined',
      inputMaybeValue: 'T | null',
      scalars: {
        ID: { input: 'string', output: 'string | number' },
        // A text may be a message (context/messages.ts).
        String: { input: 'string', output: "string | import('../../../../platform/message.ts').Message" },
      },
    },
  })
}
