import { type CartAnswer, answerOf, lineNotFound } from '../../rules/cart/outcome.ts'
import { isOfConnection } from '../../rules/cart/problems.ts'
import { LeaflogError } from '../../errors/errors.ts'
import type { CommandContext } from '../../engine/kernel/commands.ts'
import type { ItemPreview } from './changes.ts'
import type { Setting } from '../../rules/cart/setting.ts'
import { commerceCartEvents } from './commerce-cart.events.ts'
import type { CommerceCartLine, CommerceCartView } from './commerce-cart.view.ts'

/** What `shop.commerceCart.add` takes. */
export interface CommerceAdd {
  /** The sku of a simple product or a variant; of a configurable product together with `selectedOptions`. */
  readonly sku: string
  /** The sku of the configurable product that `sku` is a variant of. */
  readonly parentSku?: string
  /** How many to add. */
  readonly quantity: number
  /** Uids of the chosen options. */
  readonly selectedOptions?: readonly string[]
  /** Values the shopper typed: amounts and messages of a gift card, quantities in a bundle. */
  readonly enteredOptions?: readonly { readonly uid: string; readonly value: string }[]
  /** What the line shows before the service answers. */
  readonly preview?: ItemPreview
}

export function commerceCartCommands(context: CommandContext<CommerceCartView>) {
  const { commit, commitIfNews, until, view } = context
  /** Errors: STORE_REQUIRED if no store of this channel is chosen. */
  const set = (setting: Setting) => commit(commerceCartEvents.settingChanged({ setting }))

  const lineById = (lineId: string) => view().lines.find(({ id }) => id === lineId) ?? null

  const requantify = async (uid: string, quantity: number): Promise<CartAnswer<CommerceCartLine>> => {
    const event = await commitIfNews(commerceCartEvents.quantityChanged({ uid, quantity }))
    const done = quantity === 0 ? 'removed' : 'changed'
    return answerOf(context, { done, id: event?.id ?? null, line: () => lineById(uid) })
  }

  const settled = () => until(() => view().waiting === 0 && view().status !== 'working')

  return {
    /**
     * Resolves when the request is durable, with its outcome and its line, which is still pending. `answered()` waits for
     * the server.
     */
    async add(request: CommerceAdd): Promise<CartAnswer<CommerceCartLine>> {
      const { sku, parentSku, quantity, selectedOptions = [], enteredOptions = [], preview } = request
      const item = {
        sku,
        parentSku: parentSku ?? null,
        quantity,
        selectedOptions: [...selectedOptions],
        enteredOptions: [...enteredOptions],
      }
      const { id } = await commit(commerceCartEvents.addRequested({ item, facts: preview ?? null }))
      const key = view().changes.find((change) => change.id === id)?.key
      const skus = [sku, parentSku]
      const line = () =>
        view().lines.find((each) => each.id === id || each.id === key) ??
        view().lines.findLast((each) => skus.includes(each.sku)) ??
        null
      return answerOf(context, { done: 'added', id, line })
    },
    /** Cancels an add that waits for a store. */
    cancelAdd: () => commitIfNews(commerceCartEvents.addCancelled({})),
    /**
     * Shown at once, sent after one second without a change; 0 removes. Resolves as `add` does. Errors: NOT_FOUND if there
     * is no such line.
     */
    async setQuantity(lineId: string, quantity: number): Promise<CartAnswer<CommerceCartLine>> {
      if (!lineById(lineId)) throw lineNotFound()
      return requantify(lineId, quantity)
    },
    /** Resolves as `add` does. Removing a line that is already gone is not an error. */
    remove: (lineId: string) => requantify(lineId, 0),
    /** Fetches the cart again unless it is fresh. */
    open: () => commitIfNews(commerceCartEvents.opened({})),
    /** Items that could not be added are in `view.issues`. Errors: STORE_REQUIRED. */
    reorder: (orderNumber: string) => commit(commerceCartEvents.reorderRequested({ orderNumber })),
    /** Without ids: the whole list. Errors: STORE_REQUIRED. */
    addWishlistItems: (wishlistId: string, itemIds: readonly string[]) =>
      commit(commerceCartEvents.wishlistAdded({ wishlistId, itemIds: [...itemIds] })),

    /** Null removes the coupon. */
    setCoupon: (code: string | null) => set({ set: 'coupon', code }),
    /** Pays with reward points, or no longer. */
    spendPoints: (on: boolean) => set({ set: 'points', on }),
    /** Pays with store credit, or no longer. */
    spendCredit: (on: boolean) => set({ set: 'credit', on }),
    /** The code is stored nowhere. */
    applyGiftCard: (code: string) => commit(commerceCartEvents.giftCardEntered({ code })),
    /** Takes a gift card off again, by its last four characters. */
    removeGiftCard: (ending: string) => set({ set: 'giftCardOff', ending }),
    /** Checkout settings of the cart: email, addresses, method, window, payment. */
    set,
    /**
     * Resolves when no change waits for an answer, or the network is away. Errors: SERVICE_REFUSED with the refusal.
     */
    async settle(): Promise<CommerceCartView> {
      await Promise.race([settled(), until(() => view().status === 'offline')])
      const { problem } = view()
      if (problem !== null && !isOfConnection(problem))
        throw new LeaflogError('SERVICE_REFUSED', problem.sentence, { meaning: problem.meaning })
      return view()
    },

    /**
     * Checks which lines another mode does not sell. `clear`: none. `asking`: `view.modeChange` lists them, and waits
     * for `acceptModeChange` or `declineModeChange`. Errors: SERVICE_REFUSED.
     */
    async checkMode(mode: 'RECREATIONAL' | 'MEDICAL'): Promise<'clear' | 'asking'> {
      await commitIfNews(commerceCartEvents.modeCheckRequested({ mode }))
      await until(() => view().modeChange?.status !== 'checking')
      const check = view().modeChange
      if (check === null) return 'clear'
      if (check.status === 'asking') return 'asking'
      await commitIfNews(commerceCartEvents.modeChangeDeclined({}))
      throw new LeaflogError('SERVICE_REFUSED', check.problem ?? undefined, { meaning: check.problemMeaning })
    },
    acceptModeChange: () => commitIfNews(commerceCartEvents.modeChangeAccepted({})),
    /** No: the cart and the shopping mode stay as they are. */
    declineModeChange: () => commitIfNews(commerceCartEvents.modeChangeDeclined({})),
    /** Clears the problem, the issues and the refused changes. */
    dismissProblem: () => commitIfNews(commerceCartEvents.problemDismissed({})),
  }
}
