import { useShop } from '@leaflog/react'
import { useCallback } from 'react'

const missingCopy = 'We could not reach the shop. Check your connection and try again.'

/** Says that a part of the page did not come, and takes back what asked for it. */
export const useMissing = (takeBack: () => Promise<unknown>): (() => void) => {
  const shop = useShop()
  return useCallback(() => {
    const said = shop.ui.toast({ type: 'danger', text: missingCopy, fixed: true })
    Promise.all([said, takeBack()]).catch(() => undefined)
  }, [shop, takeBack])
}
