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
export function problemOf({ problem, refused, status }: RefusingCart): Issue | null {
  if (problem === null || status === 'offline') return null
  const last = refused.findLast(({ code, sentence }) => code === problem.code && sentence === problem.sentence)
  return last ? issueOf(last) : { title: '', text: problem.sentence, meaning: problem.meaning }
}

/** The same, unless it is among the late issues. */
export const freshProblem = (cart: RefusingCart): Issue | null => {
  const problem = problemOf(cart)
  const isLate = lateIssues(cart).some(({ title, text }) => title === problem?.title && text === problem.text)
  return isLate ? null : problem
}
