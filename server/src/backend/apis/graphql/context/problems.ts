import { GraphQLError } from 'graphql'

/** The categories that Adobe Commerce gives its errors, and a client may act upon (8.8). */
export type ErrorCategory =
  | 'graphql'
  | 'graphql-input'
  | 'graphql-no-such-entity'
  | 'graphql-authorization'
  | 'graphql-authentication'
  | 'internal'

const graphqlProblem = (message: string, category: ErrorCategory) =>
  new GraphQLError(message, { extensions: { category } })

/** An argument is missing or makes no sense. */
export const inputProblem = (message: string) => graphqlProblem(message, 'graphql-input')

/** What was asked for does not exist. */
export const noSuchEntity = (message: string) => graphqlProblem(message, 'graphql-no-such-entity')

/** (8.8) What was asked for belongs to somebody who is signed in, and nobody is. */
export const notSignedIn = () => graphqlProblem('Please sign in to see this.', 'graphql-authorization')

/** What was asked for belongs to somebody else. */
export const notAllowed = (message: string) => graphqlProblem(message, 'graphql-authorization')

/** Who asks could not prove to be who they say. */
export const notAuthenticated = (message: string) => graphqlProblem(message, 'graphql-authentication')
