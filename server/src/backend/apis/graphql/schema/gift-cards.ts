import { customerTries, redeemAsStoreCredit, tryGiftCard, type GiftCard } from '../../../rules/gift-cards/gift-cards.ts'
import { money } from '../context/amounts.ts'
import type { CommerceContext } from '../context/context.ts'
import { refusing } from './refusals.ts'

interface GiftCardAccountInput {
  gift_card_code: string
}

const accountView = ({ code, balance, expiresOn }: GiftCard) => ({
  code,
  balance: money(balance),
  expiration_date: expiresOn,
})

/** (2c.6, 3.7.2) Gift cards that somebody holds. What pays with them is the cart's. */
export const giftCards = {
  typeDefs: /* GraphQL */ `
    type Query {
      """
      What is on a gift card. Wrong codes: graphql-no-such-entity; too many of a customer's lead to a lock, as wrong passwords
      do.
      """
      giftCardAccount(input: GiftCardAccountInput!): GiftCardAccount
    }

    type Mutation {
      "All that is on a gift card becomes store credit of the customer who is signed in, once."
      redeemGiftCardBalanceAsStoreCredit(input: GiftCardAccountInput!): GiftCardAccount
    }

    input GiftCardAccountInput {
      "Sixteen letters and digits, with or without dashes."
      gift_card_code: String!
    }

    type GiftCardAccount {
      balance: Money
      code: String
      "The last day, YYYY-MM-DD; null for no end."
      expiration_date: String
    }
  `,
  resolvers: {
    Query: {
      giftCardAccount: (
        _: unknown,
        { input }: { input: GiftCardAccountInput },
        { db, clock, customers, authorization }: CommerceContext,
      ) =>
        refusing(async () => {
          const session = authorization === null ? undefined : await customers.sessions.find(authorization)
          const by = session ? customerTries(session.customer.id) : null
          return accountView(await tryGiftCard(db, { text: input.gift_card_code, by, now: clock() }))
        }),
    },
    Mutation: {
      redeemGiftCardBalanceAsStoreCredit: (
        _: unknown,
        { input }: { input: GiftCardAccountInput },
        context: CommerceContext,
      ) =>
        refusing(async () => {
          const { id: customerId } = await context.customer()
          const request = { text: input.gift_card_code, customerId, now: context.clock() }
          return accountView(await redeemAsStoreCredit(context.db, request))
        }),
    },
  },
}
