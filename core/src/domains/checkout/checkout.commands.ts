import { LeaflogError } from '../../errors/errors.ts'
import type { CommandContext } from '../../engine/kernel/commands.ts'
import type { Setting } from '../../rules/cart/setting.ts'
import type { Shopping } from '../../wire/commerce/shopping.ts'
import { checkoutEvents } from './checkout.events.ts'
import type { CheckoutView } from './checkout.view.ts'

type Ordering = Parameters<typeof checkoutEvents.orderRequested>[0]

export function checkoutCommands({ commit, commitIfNews, until, view }: CommandContext<CheckoutView>) {
  const outcome = async () => {
    await until(() => view().status !== 'placing')
    const { status, problem } = view()
    if (status === 'idle' && problem !== null)
      throw new LeaflogError('SERVICE_REFUSED', problem.sentence, { meaning: problem.meaning })
    return status
  }
  return {
    /**
     * Places the order of a cart exactly once, however often it is called. Resolves when the outcome is known; while
     * the network is away the status is `unsure`. Errors: SERVICE_REFUSED with the server's sentence.
     */
    async placeOrder(cart: { cartId: string; shopping: Shopping; asGuest: boolean }): Promise<CheckoutView['status']> {
      await commitIfNews(checkoutEvents.placeRequested(cart))
      return outcome()
    },
    /** The same for a menu's cart, at the terms that the shopper has agreed to. */
    async placeMenuOrder(order: Ordering): Promise<CheckoutView['status']> {
      await commitIfNews(checkoutEvents.orderRequested(order))
      return outcome()
    },
    /** A setting for the order of a menu's cart. */
    setForOrder: (cartId: string, setting: Setting) => commit(checkoutEvents.settingChanged({ cartId, setting })),
    /** Clears the problem. */
    dismissProblem: () => commitIfNews(checkoutEvents.problemDismissed({})),
    /** The order confirmation page was left. */
    finish: () => commitIfNews(checkoutEvents.finished({})),
    /** Makes the account of the order, and signs in. Errors: ENROLMENT_FAILED with the server's sentence. */
    async createAccount(account: {
      password: string
      dateOfBirth: string | null
      isSubscribed: boolean
    }): Promise<void> {
      await commit(checkoutEvents.accountRequested(account))
      await until(() => view().account !== 'creating')
      const { accountProblem } = view()
      if (accountProblem !== null) throw new LeaflogError('ENROLMENT_FAILED', accountProblem)
    },
  }
}
