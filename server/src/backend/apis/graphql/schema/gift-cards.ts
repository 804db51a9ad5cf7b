import type { Resolvers } from './resolvers.generated.ts'
import { customerTries, redeemAsStoreCredit, tryGiftCard, type GiftCard } from '../../../rules/gift-cards/gift-cards.ts'
import { money } from '../context/amounts.ts'
import { refusing } from './refusals.ts'

const accountView = ({ code, balance, expiresOn }: GiftCard) => ({
  code,
  balance: money(balance),
  expiration_date: expiresOn,
})

/** (2c.6, 3.7.2) A gift card's balance and redemption. Paying with a card belongs to the cart. */
export const giftCards: Resolvers = {
  Query: {
    giftCardAccount: (_, { input }, { db, clock, customers, authorization }) =>
      refusing(async () => {
        const session = authorization === null ? undefined : await customers.sessions.find(authorization)
        const by = session ? customerTries(session.customer.id) : null
        return accountView(await tryGiftCard(db, { text: input.gift_card_code, by, now: clock() }))
      }),
  },
  Mutation: {
    redeemGiftCardBalanceAsStoreCredit: (_, { input }, context) =>
      refusing(async () => {
        const { id: customerId } = await context.customer()
        const request = { text: input.gift_card_code, customerId, now: context.clock() }
        return accountView(await redeemAsStoreCredit(context.db, request))
      }),
  },
}
