/** What a cart refused, as its pages say it: by the name of the line, where that is known. */
import type { CartProblem, PendingView, Refusal } from '@leaflog/core'
import type { Issue } from '../../../shared/i18n/use-message.ts'

export type RefusingCart = PendingView & { readonly status: string; readonly problem: CartProblem | null }

const nameOf = ({ name, option }: Refusal): string => [name, option].filter(Boolean).join(', ')

const issueOf = (refusal: Refusal): Issue => ({
  title: nameOf(refusal),
  text: refusal.sentence,
  meaning: refusal.meaning,
})

/** Who asked for these does something else by now: they stay until they have been read. */
export const lateIssues = ({ refused }: PendingView): Issue[] => refused.filter(({ waited }) => waited).map(issueOf)

/** What went wrong last; null while the network is away, which is said in a note. */
export function problemOf({ problem, refused, status }: RefusingCart): Issue | null {
  if (problem === null || status === 'offline') return null
  const last = refused.findLast(({ code, sentence }) => code === problem.code && sentence === problem.sentence)
  return last ? issueOf(last) : { title: '', text: problem.sentence, meaning: problem.meaning }
}

/** The same, unless it stands among those that wait to be read. */
export const freshProblem = (cart: RefusingCart): Issue | null => {
  const problem = problemOf(cart)
  const isLate = lateIssues(cart).some(({ title, text }) => title === problem?.title && text === problem.text)
  return isLate ? null : problem
}
