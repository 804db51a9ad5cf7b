/** Gift cards, for any database. */
import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Harness } from '../../../testing/backend-harness.ts'
import { customerCalls } from '../../../testing/customer-calls.ts'
import { FAILURES_ALLOWED, SHORTEST_LOCK } from '../../platform/lockout.ts'
import { readStoreCredit } from '../store-credit/store-credit.ts'
import { newCode } from './code.ts'
import { issueGiftCard, readGiftCard, readGiftCards, spendGiftCard } from './gift-cards.ts'
import { refusalBy } from '../../../testing/refusal-by.ts'

const ACCOUNT = `query ($code: String!) { giftCardAccount(input: { gift_card_code: $code }) {
  code balance { value currency } expiration_date
} }`
const REDEEM = `mutation ($code: String!) { redeemGiftCardBalanceAsStoreCredit(input: { gift_card_code: $code }) {
  code balance { value }
} }`
const TODAY = '2026-11-20'

export function giftCardsContract(harness: () => Harness): void {
  const calls = customerCalls(harness)

  const cardHolder = async () => {
    const { id, token } = await calls.signedInCustomer()
    const as = calls.bearer(token)
    return {
      id,
      look: (code: string) => calls.post(ACCOUNT, { code }, as),
      redeem: (code: string) => calls.post(REDEEM, { code }, as),
      credit: () => readStoreCredit(harness().db, id),
    }
  }
  const issue = async (cents: number, more: { expiresOn?: string; isRedeemable?: boolean } = {}) => {
    const code = newCode(randomBytes(64))
    const { expiresOn = null, isRedeemable = true } = more
    await issueGiftCard(harness().db, { code, cents, expiresOn, isRedeemable })
    return code
  }
  const spend = (code: string, orderNumber: string, cents: number) => {
    const { db, clock } = harness()
    return db
      .transaction()
      .execute((transaction) => spendGiftCard(transaction, { code, orderNumber, cents, today: TODAY, now: clock.now }))
  }
  const balanceOf = async (code: string) => (await readGiftCard(harness().db, code, TODAY))?.balance

  describe('gift cards', () => {
    test('[2c.6] a code shows the card’s balance; the code itself is not stored', async () => {
      const { data, errors } = await calls.post(ACCOUNT, { code: 'test gftc ardt enx4' })
      expect(errors).toEqual([])
      expect(data).toEqual({
        giftCardAccount: {
          code: 'TEST-GFTC-ARDT-ENX4',
          balance: { value: 10, currency: 'USD' },
          expiration_date: null,
        },
      })
      const rows = await harness().db.selectFrom('gift_card_accounts').selectAll().execute()
      expect(JSON.stringify(rows)).not.toContain('GFTC')
    })

    test('[2c.6] an unknown code is an entity that does not exist, and so is a mistyped one', async () => {
      for (const code of ['', 'FERN', 'TEST-GFTC-ARDT-ENX5', newCode(randomBytes(64)), 'x'.repeat(10_000)]) {
        expect(await calls.refusalOf(calls.post(ACCOUNT, { code }))).toEqual(refusalBy('GIFT_CARD_UNKNOWN'))
      }
    })

    test('[2c.6] guesses count like wrong passwords; a valid card does not allow more of them', async () => {
      const { look } = await cardHolder()
      const code = await issue(2_500)
      const guess = () => look(newCode(randomBytes(64)))
      const unknown = refusalBy('GIFT_CARD_UNKNOWN')
      for (let n = 0; n < 20; n += 1) expect(await calls.refusalOf(look('TEST-GFTC-ARDT-ENX5'))).toEqual(unknown)
      for (let n = 1; n < FAILURES_ALLOWED; n += 1) {
        await guess()
        expect((await look(code)).errors).toEqual([])
      }
      expect(await calls.refusalOf(guess())).toEqual(unknown)
      expect(await calls.refusalOf(look(code))).toEqual(unknown)
      expect((await (await cardHolder()).look(code)).errors).toEqual([])
      const { clock } = harness()
      const before = clock.now
      clock.now += SHORTEST_LOCK
      expect((await look(code)).errors).toEqual([])
      await guess()
      clock.now += SHORTEST_LOCK
      expect(await calls.refusalOf(look(code))).toEqual(unknown)
      clock.now = before
    })

    test('[3.4.3] spending takes at most the balance, once for an order, even concurrently', async () => {
      const code = await issue(1_000)
      const taken = await Promise.all(['GA', 'GB', 'GC', 'GD'].map((order) => spend(code, order, 300)))
      expect(taken.filter(Boolean)).toHaveLength(3)
      expect(await Promise.all([1, 2].map(() => spend(code, 'GE', 60)))).toEqual([true, true])
      expect(await spend(code, 'GE', 70)).toBe(false)
      expect(await balanceOf(code)).toBe(40)
      expect(await spend('nonsense', 'GF', 1)).toBe(false)
      expect(await spend(newCode(randomBytes(64)), 'GF', 1)).toBe(false)
    })

    test('[3.7.2] a card is valid on its last day, and expired on the next', async () => {
      const [last, over] = [await issue(500, { expiresOn: TODAY }), await issue(500, { expiresOn: '2026-11-19' })]
      const cards = await readGiftCards(harness().db, [over, 'nonsense', last], TODAY)
      expect(cards.map(({ code, isOver }) => [code, isOver])).toEqual([
        [over, true],
        [last, false],
      ])
      expect(await spend(over, 'GH', 100)).toBe(false)
      expect(await spend(last, 'GH', 100)).toBe(true)
      const { redeem, credit } = await cardHolder()
      expect(await calls.refusalOf(redeem(over))).toEqual(refusalBy('GIFT_CARD_OVER'))
      expect(await credit()).toBe(0)
      expect(await balanceOf(over)).toBe(500)
    })

    test('[2c.6] a balance becomes store credit once, even with concurrent requests', async () => {
      const code = await issue(2_500)
      const [mine, theirs] = [await cardHolder(), await cardHolder()]
      const answers = await Promise.all([1, 2, 3].map(() => mine.redeem(code)))
      for (const { data, errors } of answers) {
        expect(errors).toEqual([])
        expect(data).toEqual({ redeemGiftCardBalanceAsStoreCredit: { code, balance: { value: 0 } } })
      }
      expect(await calls.refusalOf(theirs.redeem(code))).toEqual(refusalBy('GIFT_CARD_EMPTY'))
      expect([await mine.credit(), await theirs.credit(), await balanceOf(code)]).toEqual([2_500, 0, 0])
    })

    test('[3.7.2] a card that is not redeemable stays a card, and redeeming needs a token', async () => {
      const code = await issue(2_500, { isRedeemable: false })
      const { redeem, credit } = await cardHolder()
      expect(await calls.refusalOf(redeem(code))).toEqual(refusalBy('GIFT_CARD_NOT_REDEEMABLE'))
      expect((await calls.refusalOf(calls.post(REDEEM, { code }))).category).toBe('graphql-authorization')
      expect([await credit(), await balanceOf(code)]).toEqual([0, 2_500])
    })
  })
}
