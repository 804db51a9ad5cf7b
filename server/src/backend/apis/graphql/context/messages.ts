/**
 * Messages by code in an answer: `extensions.messages` lists the path, code and parameters of each such text, as
 * `errors` do. The texts themselves stay in Adobe Commerce's own fields, for any client.
 */
import { defaultFieldResolver, getNamedType, isObjectType, responsePathAsArray, GraphQLString } from 'graphql'
import type { GraphQLFieldResolver, GraphQLResolveInfo, GraphQLSchema } from 'graphql'
import type { Message } from '../../../../platform/message.ts'

export interface MessageAt extends Pick<Message, 'code' | 'params'> {
  path: readonly (string | number)[]
}

interface Collecting {
  messages: MessageAt[]
}

const isMessage = (value: unknown): value is Message =>
  typeof value === 'object' && value !== null && 'text' in value && 'code' in value && 'params' in value

/** Replaces a message with its text, and records it. */
function textOf(value: unknown, path: readonly (string | number)[], { messages }: Collecting): unknown {
  if (Array.isArray(value)) return value.map((each, index) => textOf(each, [...path, index], { messages }))
  if (!isMessage(value)) return value
  const { code, params, text } = value
  messages.push({ path, code, params })
  return text
}

const collecting =
  (resolve: GraphQLFieldResolver<unknown, Collecting>): GraphQLFieldResolver<unknown, Collecting> =>
  (source, args, context, info: GraphQLResolveInfo) => {
    const value = resolve(source, args, context, info)
    const path = () => responsePathAsArray(info.path)
    if (typeof value !== 'object' || value === null) return value
    return value instanceof Promise
      ? value.then((each) => textOf(each, path(), context))
      : textOf(value, path(), context)
  }

/** Lets every text of a schema be a message. */
export function withMessages(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    for (const field of Object.values(type.getFields())) {
      if (getNamedType(field.type) === GraphQLString) field.resolve = collecting(field.resolve ?? defaultFieldResolver)
    }
  }
  return schema
}
