/** Tells the page which changes of the cart the shop refused. */
import type { Client } from './shops.ts'
import type { View } from './view.ts'

/** `isOurs`: only one of several elements on a page tells. Those of earlier visits are not told again. */
export function watchRefusals(view: View, { shop }: Client, isOurs: () => boolean): () => void {
  let known: ReadonlySet<string> | null = null
  return shop.watch(
    ({ orderingCart, commerceCart }) => [orderingCart.view.refused, commerceCart.view.refused],
    (lists) => {
      const refused = lists.flat()
      const before = known
      known = new Set(refused.map(({ id }) => id))
      if (before === null || !isOurs()) return
      for (const each of refused.filter(({ id }) => !before.has(id))) {
        const what = [each.name, each.option].filter(Boolean).join(', ')
        view.report(({ refusedChange }) => refusedChange(each.code, what, each.sentence))
      }
    },
  )
}
