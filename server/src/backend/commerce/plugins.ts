import { GraphQLError, NoSchemaIntrospectionCustomRule } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { defaultLimits, limitsRule, mostTokens } from './limits.ts'

const rule = limitsRule(defaultLimits)

const categorise = (errors: readonly unknown[]) => {
  for (const error of errors) {
    if (error instanceof GraphQLError) error.extensions['category'] ??= 'graphql'
  }
}

/** Refuses documents that are too long, deep or wide, and introspection where it is switched off. */
export const useLimits = (introspection: boolean): Plugin => ({
  onParse({ parseFn, setParseFn }) {
    setParseFn((source, options) => parseFn(source, { ...options, maxTokens: mostTokens }))
  },
  onValidate({ addValidationRule }) {
    addValidationRule(rule)
    if (!introspection) addValidationRule(NoSchemaIntrospectionCustomRule)
  },
})

/** Documents that cannot be read or do not fit the schema get the category that Adobe Commerce gives them. */
export const useCategories = (): Plugin => ({
  onParse:
    () =>
    ({ result }) =>
      categorise([result]),
  onValidate:
    () =>
    ({ result }) =>
      categorise(result),
})
