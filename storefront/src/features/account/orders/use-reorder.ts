import { isLeaflogError } from '@leaflog/core'
import { orderStockQuery } from '@leaflog/core/wire/commerce/order-stock'
import { useShop } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../shared/page/sentence.ts'
import { reportUnexpected } from '../../../shared/page/report-unexpected.ts'
import { reorderCommerce } from './reorder-commerce.ts'
import { planMenuReorder, reorderMenu } from './reorder-menu.ts'
import type { Missing, OrderedBefore, ReorderResult } from './reorder-plan.ts'

/** What is said before anything is added. */
export interface ReorderQuestion {
  readonly missing: readonly Missing[]
  /** Whether anything of it can be added. */
  readonly isPossible: boolean
  /** The dispensary of the order, where one shops at another one now. */
  readonly moves: { readonly from: string; readonly to: string } | null
  /** Whose cart is replaced. */
  readonly replaces: string | null
}

export interface Reorder {
  readonly busy: boolean
  readonly result: ReorderResult | null
  readonly question: ReorderQuestion | null
  readonly start: (order: OrderedBefore) => void
  /** Answers the question: adds what can be added. */
  readonly goOn: () => void
  readonly dismiss: () => void
}

interface Plan {
  readonly question: ReorderQuestion
  readonly add: () => Promise<ReorderResult>
}

const needsAnswer = ({ missing, moves, replaces }: ReorderQuestion): boolean =>
  missing.length > 0 || moves !== null || replaces !== null

/** Adds what is still sold of an order to the cart again (8.25), and opens the cart. What is not is said before. */
export function useReorder(): Reorder {
  const { t } = useTranslation('orders')
  const shop = useShop()
  const { menu } = useRouter().options.context
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<ReorderResult | null>(null)
  const [asked, setAsked] = useState<Plan | null>(null)

  const ofMenu = async (order: OrderedBefore): Promise<Plan> => {
    const plan = await planMenuReorder(shop, menu, order)
    const { lines, missing, store, leaves, replaces } = plan
    return {
      question: {
        missing,
        isPossible: lines.length > 0,
        moves: leaves === null ? null : { from: leaves, to: store.store_name },
        replaces,
      },
      add: async () => {
        await reorderMenu(shop, plan)
        const put = lines.map(({ quantity, preview: { name } }) => (quantity === 1 ? name : `${quantity} × ${name}`))
        return { put, problems: [] }
      },
    }
  }
  const ofCommerce = async ({ number }: OrderedBefore): Promise<Plan> => {
    const isShopping = shop.getState().dispensary.view.chosen?.channel === 'commerce'
    const items = isShopping ? await shop.commerce.ask(orderStockQuery, { number }) : []
    const missing = items.flatMap(({ name, isSold, inStock }): Missing[] => {
      if (!isSold) return [{ name, why: 'gone' }]
      return inStock ? [] : [{ name, why: 'soldOut' }]
    })
    return {
      question: {
        missing,
        isPossible: missing.length < items.length || items.length === 0,
        moves: null,
        replaces: null,
      },
      add: () => reorderCommerce(shop, number, t('reorder.waits')),
    }
  }

  const work = async (task: () => Promise<void>) => {
    setBusy(true)
    setResult(null)
    try {
      await task()
    } catch (error) {
      setAsked(null)
      const noStore = isLeaflogError(error, 'STORE_REQUIRED')
      setResult({ put: [], problems: [noStore ? { text: t('reorder.noStore') } : sentenceOf(error)] })
      if (noStore) await shop.ui.open('storeSidebar')
    } finally {
      setBusy(false)
    }
  }
  const add = async (plan: Plan) => {
    setAsked(null)
    const done = await plan.add()
    setResult(done)
    if (done.put.length > 0) await shop.ui.open('sidebar')
  }
  // Failures are shown here; only a closed shop can still reject.
  const begin = (task: () => Promise<void>) => void work(task).catch(reportUnexpected({ shop }, 'NOT_SAID'))
  return {
    busy,
    result,
    question: asked?.question ?? null,
    start: (order) =>
      begin(async () => {
        const plan = await (order.channel === 'ORDERING' ? ofMenu(order) : ofCommerce(order))
        if (needsAnswer(plan.question)) setAsked(plan)
        else await add(plan)
      }),
    goOn: () => asked && begin(() => add(asked)),
    dismiss: () => setAsked(null),
  }
}
