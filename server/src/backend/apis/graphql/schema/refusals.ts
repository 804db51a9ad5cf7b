import { ConcurrencyLimitError } from '../../../rules/customers/concurrency-limit.ts'
import { refusal } from '../../../platform/domain-error.ts'

/** Returns what `work` returns. Too many sign-ins at once become a refusal too. */
export async function refusing<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof ConcurrencyLimitError ? refusal('BUSY') : error
  }
}
