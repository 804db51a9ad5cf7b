import { GraphQLError } from 'graphql'
import { CustomerProblem, customerProblems } from '../../customers/problems.ts'
import { TooBusyError } from '../../customers/turns.ts'
import { Refusal } from '../../refusal.ts'

const asGraphql = (code: keyof typeof customerProblems) => {
  const { category, message } = customerProblems[code]
  return new GraphQLError(message, { extensions: { category } })
}

/** Gives what `work` gives; a refusal of the rules becomes an error with its category and sentence. */
export async function refusing<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof CustomerProblem) throw asGraphql(error.code)
    if (error instanceof Refusal) throw new GraphQLError(error.message, { extensions: { category: error.category } })
    if (error instanceof TooBusyError) throw asGraphql('BUSY')
    throw error
  }
}
