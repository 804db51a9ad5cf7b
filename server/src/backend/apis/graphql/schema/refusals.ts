import { GraphQLError } from 'graphql'
import { CustomerProblem } from '../../../rules/customers/problems.ts'
import { ConcurrencyLimitError } from '../../../rules/customers/concurrency-limit.ts'
import { DomainError } from '../../../platform/domain-error.ts'

/** Gives what `work` gives; a refusal of the rules becomes an error with its category and sentence. */
export async function refusing<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const refusal = error instanceof ConcurrencyLimitError ? new CustomerProblem('BUSY') : error
    if (!(refusal instanceof DomainError)) throw error
    const { category, message } = refusal
    // Adobe Commerce has no code here; ours lets a page say it in the visitor's own words.
    const code = 'code' in refusal && typeof refusal.code === 'string' ? refusal.code : undefined
    throw new GraphQLError(message, { extensions: { category, ...(code !== undefined && { code }) } })
  }
}
