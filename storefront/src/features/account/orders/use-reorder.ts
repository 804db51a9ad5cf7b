import { isLeaflogError, type Said } from '@leaflog/core'
import { useShop } from '@leaflog/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from '../../../shared/page/sentence.ts'
import { reportUnexpected } from '../../../shared/page/report-unexpected.ts'

export interface ReorderResult {
  /** Names of the added products. */
  readonly put: readonly string[]
  /** Why some products were not added, one sentence each (8.25). */
  readonly problems: readonly Said[]
}

export interface Reorder {
  readonly busy: boolean
  readonly result: ReorderResult | null
  readonly start: () => void
}

/** Adds an order's available items to the cart again (8.25), and opens the cart. */
export function useReorder(number: string): Reorder {
  const { t } = useTranslation('orders')
  const shop = useShop()
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<ReorderResult | null>(null)

  const put = async (): Promise<ReorderResult> => {
    // The cart has to be known before, and earlier problems are dismissed.
    await shop.commerceCart.dismissProblem()
    await shop.commerceCart.open()
    const { lines: before } = await shop.commerceCart.settle()
    await shop.commerceCart.reorder(number)
    const { lines, issues, status } = await shop.commerceCart.settle()
    if (status === 'offline') return { put: [], problems: [{ text: t('reorder.waits') }] }
    const added = lines.flatMap(({ id, name, quantity }) => {
      const more = quantity - (before.find((line) => line.id === id)?.quantity ?? 0)
      return more <= 0 ? [] : [more === 1 ? name : `${more} × ${name}`]
    })
    return { put: added, problems: [...new Map(issues.map((issue) => [issue.text, issue])).values()] }
  }

  const run = async () => {
    setBusy(true)
    setResult(null)
    try {
      const done = await put()
      setResult(done)
      if (done.put.length > 0) await shop.ui.open('sidebar')
    } catch (error) {
      const noStore = isLeaflogError(error, 'STORE_REQUIRED')
      setResult({ put: [], problems: [noStore ? { text: t('reorder.noStore') } : sentenceOf(error)] })
      if (noStore) await shop.ui.open('storeSidebar')
    } finally {
      setBusy(false)
    }
  }
  // Failures are shown here; only a closed shop can still reject.
  return { busy, result, start: () => void run().catch(reportUnexpected({ shop }, 'NOT_SAID')) }
}
