import { GraphQLError, NoSchemaIntrospectionCustomRule, parse } from 'graphql'
import type { ParseOptions, Source } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { defaultLimits, limitsRule, mostTokens } from './limits.ts'

const rule = limitsRule(defaultLimits)

/** Gives errors that have no category the one of GraphQL itself. */
export const categorise = (errors: readonly unknown[]) => {
  for (const error of errors) {
    if (error instanceof GraphQLError) error.extensions['category'] ??= 'graphql'
  }
}

/** Refuses documents that are too long, deep or wide, and introspection where it is switched off. */
export const useLimits = (introspection: boolean): Plugin => ({
  onParse({ setParseFn }) {
    setParseFn((source: string | Source, options?: ParseOptions) =>
      parse(source, { ...options, maxTokens: mostTokens }),
    )
  },
  onValidate({ addValidationRule }) {
    addValidationRule(rule)
    if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule)
  },
})

/**
 * Requests, documents and variables that cannot be read or do not fit the schema get Adobe Commerce's category for them.
 * Done last, over whatever is about to be sent: on the way errors are copied.
 */
export const useCategories = (): Plugin => ({
  onResultProcess({ result }) {
    for (const one of Array.isArray(result) ? result : [result]) {
      if ('errors' in one && Array.isArray(one.errors)) categorise(one.errors)
    }
  },
})
