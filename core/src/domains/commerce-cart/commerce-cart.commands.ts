import { isOfConnection } from '../../rules/cart/problems.ts'
import { LeaflogError } from '../../errors/errors.ts'
import type { CommandContext } from '../../engine/kernel/commands.ts'
import type { ItemPreview, Setting } from './changes.ts'
import { commerceCartEvents } from './commerce-cart.events.ts'
import type { CommerceCartView } from './commerce-cart.view.ts'

export interface CommerceAdd {
  /** Of a simple product or of a variant; of a configurable product together with `selectedOptions`. */
  readonly sku: string
  readonly parentSku?: string
  /** How many to add. */
  readonly quantity: number
  /** Uids of what was chosen. */
  readonly selectedOptions?: readonly string[]
  /** What was typed: amounts and words of a gift card, quantities in a set. */
  readonly enteredOptions?: readonly { readonly uid: string; readonly value: string }[]
  /** What the line shows before the service has answered. */
  readonly preview?: ItemPreview
}

export function commerceCartCommands({ commit, commitIfNews, until, view }: CommandContext<CommerceCartView>) {
  /** Errors: STORE_REQUIRED where no store of this channel is chosen. */
  const set = (setting: Setting) => commit(commerceCartEvents.settingChanged({ setting }))

  const settled = () => until(() => view().waiting === 0 && view().status !== 'working')

  return {
    /** Resolves when the wish is durable; the line is shown, still pending. */
    add: ({ sku, parentSku, quantity, selectedOptions = [], enteredOptions = [], preview }: CommerceAdd) =>
      commitIfNews(
        commerceCartEvents.addRequested({
          item: {
            sku,
            parentSku: parentSku ?? null,
            quantity,
            selectedOptions: [...selectedOptions],
            enteredOptions: [...enteredOptions],
          },
          facts: preview ?? null,
        }),
      ),
    /** Forgets an add that waits for a store. */
    cancelAdd: () => commitIfNews(commerceCartEvents.addCancelled({})),
    /** 4c.4: shown at once, sent when it was left alone for a second; 0 removes. Errors: EVENT_REJECTED without such a line. */
    async setQuantity(lineId: string, quantity: number) {
      if (!view().lines.some(({ id }) => id === lineId))
        throw new LeaflogError('EVENT_REJECTED', 'That line is no longer in the cart.')
      return commitIfNews(commerceCartEvents.quantityChanged({ uid: lineId, quantity }))
    },
    /** What is gone already is not missed. */
    remove: (lineId: string) => commitIfNews(commerceCartEvents.quantityChanged({ uid: lineId, quantity: 0 })),
    /** Asks for the cart again unless it is fresh. */
    open: () => commitIfNews(commerceCartEvents.opened({})),
    /** 8.25: what could not be put in is in `view.issues`. Errors: STORE_REQUIRED. */
    reorder: (orderNumber: string) => commit(commerceCartEvents.reorderRequested({ orderNumber })),
    /** No ids: the whole list. Errors: STORE_REQUIRED. */
    addWishlistItems: (wishlistId: string, itemIds: readonly string[]) =>
      commit(commerceCartEvents.wishlistAdded({ wishlistId, itemIds: [...itemIds] })),

    /** Null takes the coupon off. */
    setCoupon: (code: string | null) => set({ set: 'coupon', code }),
    spendPoints: (on: boolean) => set({ set: 'points', on }),
    spendCredit: (on: boolean) => set({ set: 'credit', on }),
    /** The code is kept nowhere (I5). */
    applyGiftCard: (code: string) => commit(commerceCartEvents.giftCardEntered({ code })),
    removeGiftCard: (ending: string) => set({ set: 'giftCardOff', ending }),
    /** What checkout says of the cart: email, addresses, method, window, payment (2b.8). */
    set,
    /** Resolves when nothing waits for an answer, or the network is away. Errors: SERVICE_REFUSED with what was refused. */
    async settle(): Promise<CommerceCartView> {
      await Promise.race([settled(), until(() => view().status === 'offline')])
      const { problem } = view()
      if (problem !== null && !isOfConnection(problem))
        throw new LeaflogError('SERVICE_REFUSED', problem.sentence, { meaning: problem.meaning })
      return view()
    },

    /**
     * 4c.5: asks what another mode does not sell. `clear`: nothing; `asking`: `view.modeChange` says what, and waits for
     * `acceptModeChange` or `declineModeChange`. Errors: SERVICE_REFUSED (8.20).
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
    declineModeChange: () => commitIfNews(commerceCartEvents.modeChangeDeclined({})),
    dismissProblem: () => commitIfNews(commerceCartEvents.problemDismissed({})),
  }
}
