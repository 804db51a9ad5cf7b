import { GraphQLError, NoSchemaIntrospectionCustomRule, parse, validate } from 'graphql'
import type { DocumentNode, GraphQLSchema, ParseOptions, Source, ValidationRule } from 'graphql'
import { isAsyncIterable, type Plugin } from 'graphql-yoga'
import type { CommerceContext } from './context/context.ts'
import { defaultLimits, limitsRule, maxTokens } from './limits.ts'

const rule = limitsRule(defaultLimits)

/** Adds GraphQL's own category to errors without one. */
export const categorise = (errors: readonly unknown[]) => {
  for (const error of errors) {
    if (error instanceof GraphQLError) error.extensions['category'] ??= 'graphql'
  }
}

const withoutHints = { hideSuggestions: true }

/**
 * Refuses documents that are too long, deep or wide. With introspection switched off, errors suggest no names either.
 */
export const useLimits = (introspection: boolean): Plugin => ({
  onParse({ setParseFn }) {
    setParseFn((source: string | Source, options?: ParseOptions) => parse(source, { ...options, maxTokens }))
  },
  onValidate({ addValidationRule, setValidationFn }) {
    addValidationRule(rule)
    if (introspection) return
    addValidationRule(NoSchemaIntrospectionCustomRule)
    setValidationFn((schema: GraphQLSchema, document: DocumentNode, rules?: readonly ValidationRule[]) =>
      validate(schema, document, rules, withoutHints),
    )
  },
  onExecute({ args }) {
    if (!introspection) Object.assign(args, withoutHints)
  },
  onSubscribe({ args }) {
    if (!introspection) Object.assign(args, withoutHints)
  },
})

/** Adds the messages of an answer, by code. */
export const useMessages = (): Plugin<CommerceContext> => ({
  onExecute({ args }) {
    const { messages } = args.contextValue
    return {
      onExecuteDone({ result, setResult }) {
        if (messages.length > 0 && !isAsyncIterable(result))
          setResult({ ...result, extensions: { ...result.extensions, messages } })
      },
    }
  },
})

/**
 * Adds Adobe Commerce's category to errors of unreadable requests, documents and variables. This runs last, over the
 * final answer, because errors are copied on the way.
 */
export const useCategories = (): Plugin => ({
  onResultProcess({ result }) {
    for (const one of Array.isArray(result) ? result : [result]) {
      if ('errors' in one && Array.isArray(one.errors)) categorise(one.errors)
    }
  },
})
