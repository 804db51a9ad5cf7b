/** Refused changes, with the name of their line. */
import type { CartProblem, PendingView, Refusal } from '@leaflog/core'
import type { Issue } from '../../../shared/i18n/use-message.ts'

export type RefusingCart = PendingView & { readonly status: string; readonly problem: CartProblem | null }

const nameOf = ({ name, option }: Refusal): string => [name, option].filter(Boolean).join(', ')

const issueOf = (refusal: Refusal): Issue => ({
  title: nameOf(refusal),
  text: refusal.sentence,
  meaning: refusal.meaning,
})

/** Refusals of changes that had waited for the network. They stay until they are dismissed. */
export const lateIssues = ({ refused }: PendingView): Issue[] => refused.filter(({ waited }) => waited).map(issueOf)

/** The latest problem; null while the network is away, which has a note of its own. */
function problemOf({ problem, refused, status }: RefusingCart): (Issue & { readonly waited: boolean }) | null {
  if (problem === null || status === 'offline') return null
  const last = refused.findLast(({ code, sentence }) => code === problem.code && sentence === problem.sentence)
  if (last) return { ...issueOf(last), waited: last.waited }
  return { title: '', text: problem.sentence, meaning: problem.meaning, waited: false }
}

/** What the cart shows above its lines; late issues are listed instead. */
export function freshProblem(cart: RefusingCart): Issue | null {
  const problem = problemOf(cart)
  return problem?.waited === true ? null : problem
}

/** What a toast announces. A shopper who has just pressed the button knows which product it is about. */
export function announcedProblem(cart: RefusingCart): Issue | null {
  // While the network is away, it is announced again for each additional change.
  if (cart.status === 'offline') return cart.problem && { title: '', text: cart.problem.sentence }
  const problem = problemOf(cart)
  return problem && (problem.waited ? problem : { ...problem, title: '' })
}
