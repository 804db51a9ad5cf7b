import { GraphQLError } from 'graphql'
import { type DomainError, refusal } from '../../../platform/domain-error.ts'

/** (8.8) The request needs a signed-in customer and has none. */
export const notSignedIn = () => refusal('SIGN_IN_REQUIRED')

/** A refusal of the rules, with a category for any client of Adobe Commerce, and code and parameters for ours. */
export const extensionsOf = ({ category, code, params }: DomainError) => ({ category, code, params })

export const asGraphqlError = (error: DomainError): GraphQLError =>
  new GraphQLError(error.message, { extensions: extensionsOf(error) })
