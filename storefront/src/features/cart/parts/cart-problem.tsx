import { useIssue } from '../../../shared/i18n/use-message.ts'
import styles from './cart-problem.module.css'
import { type RefusingCart, freshProblem } from './refusals.ts'

/** The latest problem, with the name of its line. */
export function CartProblemNote({ cart }: { cart: RefusingCart }) {
  const said = useIssue()
  const problem = freshProblem(cart)
  if (problem === null) return null
  const { title, text } = said(problem)
  return (
    <p className={styles.problem} role="alert">
      {title !== '' && <b>{title}</b>} {text}
    </p>
  )
}
