import type { Dispensary } from '@leaflog/core/wire/content/stores'
import type { PageContext } from './context.ts'

/** The store whose menu is shown: the chosen dispensary, else the Default view; null if neither is known. */
export const currentStore = (context: Pick<PageContext, 'shop' | 'defaultView'>): Dispensary | null =>
  context.shop.getState().dispensary.view.chosen ?? context.defaultView
