import { useRouteContext } from '@tanstack/react-router'
import { useDispensary } from '@leaflog/react'
import type { Dispensary } from '@leaflog/core/wire/stores'
import type { PageContext } from './context.ts'

/** The store whose menu is shown: the chosen dispensary, else the Default view; null when neither is known. */
export const currentStore = (context: Pick<PageContext, 'shop' | 'defaultView'>): Dispensary | null =>
  context.shop.getState().dispensary.view.chosen ?? context.defaultView

/** The same for components, following the visitor's choice. */
export const useCurrentStore = (): Dispensary | null => {
  const { chosen } = useDispensary()
  const defaultView = useRouteContext({ from: '__root__', select: (context) => context.defaultView })
  return chosen ?? defaultView
}
