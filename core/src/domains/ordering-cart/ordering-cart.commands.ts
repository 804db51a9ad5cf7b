import type { CommandContext } from '../../engine/kernel/commands.ts'
import { type CartAnswer, answerOf, lineNotFound } from '../../rules/cart/outcome.ts'
import { type LinePreview, orderingCartEvents } from './ordering-cart.events.ts'
import { lineKey } from './ordering-cart.rules.ts'
import type { CartLine, OrderingCartView } from './ordering-cart.view.ts'

/** What `shop.orderingCart.add` takes. */
export interface AddRequest {
  /** `product_id` of a product of the menu. */
  readonly productId: string
  /** `option` of one of its variants, such as `3.5g`. */
  readonly option: string
  /** The line's new quantity; 0 removes it. */
  readonly quantity: number
  /** What to show until the server answers. */
  readonly preview?: LinePreview
}

export function orderingCartCommands(context: CommandContext<OrderingCartView>) {
  const { commitIfNews, view } = context

  const lineFor = (productId: string, option: string): CartLine | null =>
    view().lines.find((line) => line.productId === productId && line.option === option) ?? null

  const change = async ({ productId, option }: CartLine, quantity: number): Promise<CartAnswer<CartLine>> => {
    const event = await commitIfNews(orderingCartEvents.quantityChanged({ productId, option, quantity }))
    const done = quantity === 0 ? 'removed' : 'changed'
    return answerOf(context, { done, id: event?.id ?? null, line: () => lineFor(productId, option) })
  }

  // The server gives a line another id when it takes it; whoever holds the one before it means the same line.
  const lineById = (lineId: string) =>
    view().lines.find(({ id, productId, option }) => id === lineId || lineKey(productId, option) === lineId)

  return {
    /**
     * Resolves when the request is durable, with its outcome and its line, which is still pending. `answered()` waits for
     * the server. Errors: NOT_FOUND if the quantity is 0 and there is no such line.
     */
    async add({ productId, option, quantity, preview }: AddRequest): Promise<CartAnswer<CartLine>> {
      const facts = preview ?? null
      const event = await commitIfNews(orderingCartEvents.addRequested({ productId, option, quantity, facts }))
      if (event === null && quantity === 0) throw lineNotFound()
      const done = quantity === 0 ? 'removed' : 'added'
      return answerOf(context, { done, id: event?.id ?? null, line: () => lineFor(productId, option) })
    },
    /** Resolves as `add` does. Errors: NOT_FOUND if there is no such line. */
    async setQuantity(lineId: string, quantity: number): Promise<CartAnswer<CartLine>> {
      const line = lineById(lineId)
      if (!line) throw lineNotFound()
      return change(line, quantity)
    },
    /** Resolves as `add` does. Removing a line that is already gone is not an error. */
    async remove(lineId: string): Promise<CartAnswer<CartLine>> {
      const line = lineById(lineId)
      return line ? change(line, 0) : answerOf<CartLine>(context, { done: 'removed', id: null, line: () => null })
    },
    /** Yes to the question of `view.prompt`: begins a new cart at the chosen store. */
    acceptNewCart: () => commitIfNews(orderingCartEvents.newCartAccepted({})),
    /** No to the question of `view.prompt`: the cart stays as it is, and what was added is dropped. */
    declineNewCart: () => commitIfNews(orderingCartEvents.newCartDeclined({})),
    /** Cancels an add that waits for a store. */
    cancelAdd: () => commitIfNews(orderingCartEvents.addCancelled({})),
    /** Clears the problem, the issues and the refused changes. */
    dismissProblem: () => commitIfNews(orderingCartEvents.problemDismissed({})),
    /** Fetches the cart again unless it is fresh. */
    open: () => commitIfNews(orderingCartEvents.opened({})),
  }
}
