import { OrderNote } from './order-note.tsx'
import type { ReorderResult } from './use-reorder.ts'

const list = new Intl.ListFormat('en-US')

/** What came of ordering again: what is in the cart, and what is not, with the reason (8.25). */
export function ReorderNote({ result }: { result: ReorderResult | null }) {
  return (
    <OrderNote>
      {result !== null && (
        <>
          {result.put.length > 0 && <p>In your cart: {list.format(result.put)}.</p>}
          {result.put.length > 0 && result.problems.length > 0 && <p>Not everything could be put in.</p>}
          {result.problems.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {result.put.length === 0 && result.problems.length === 0 && <p>All of it is in your cart already.</p>}
        </>
      )}
    </OrderNote>
  )
}
