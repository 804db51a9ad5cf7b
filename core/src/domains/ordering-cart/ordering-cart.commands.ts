import { LeaflogError } from '../../errors/errors.ts'
import type { CommandContext } from '../../engine/kernel/commands.ts'
import { type LinePreview, orderingCartEvents } from './ordering-cart.events.ts'
import type { CartLine, OrderingCartView } from './ordering-cart.view.ts'

export interface AddRequest {
  readonly productId: string
  readonly option: string
  /** The line's new quantity; 0 removes it (4b.4). */
  readonly quantity: number
  /** What to show until the server answers. */
  readonly preview?: LinePreview
}

export function orderingCartCommands({ commitIfNews, view }: CommandContext<OrderingCartView>) {
  const lineFor = (productId: string, option: string): CartLine | null =>
    view().lines.find((line) => line.productId === productId && line.option === option) ?? null

  const lineById = (lineId: string): CartLine => {
    const line = view().lines.find((each) => each.id === lineId)
    if (!line) throw new LeaflogError('EVENT_REJECTED', 'That item is no longer in your cart.')
    return line
  }

  const setQuantity = async (lineId: string, quantity: number): Promise<void> => {
    const { productId, option } = lineById(lineId)
    await commitIfNews(orderingCartEvents.quantityChanged({ productId, option, quantity }))
  }

  return {
    /**
     * Resolves when the request is durable; `line` shows it as pending. Null while a store or a new cart has to be
     * confirmed.
     */
    async add({ productId, option, quantity, preview }: AddRequest): Promise<{ line: CartLine | null }> {
      await commitIfNews(orderingCartEvents.addRequested({ productId, option, quantity, facts: preview ?? null }))
      return { line: lineFor(productId, option) }
    },
    setQuantity,
    remove: (lineId: string) => setQuantity(lineId, 0),
    acceptNewCart: () => commitIfNews(orderingCartEvents.newCartAccepted({})),
    declineNewCart: () => commitIfNews(orderingCartEvents.newCartDeclined({})),
    /** Cancels an add that waits for a store. */
    cancelAdd: () => commitIfNews(orderingCartEvents.addCancelled({})),
    dismissProblem: () => commitIfNews(orderingCartEvents.problemDismissed({})),
    /** Fetches the cart again unless it is fresh. */
    open: () => commitIfNews(orderingCartEvents.opened({})),
  }
}
