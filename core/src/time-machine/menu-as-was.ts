/** The menu of a store at the viewed moment. */
import { type Menu, menuOf, menuShape } from '../domains/menu/menu.shape.ts'
import type { Shop } from '../sdk/shop-handle.ts'
import type { Dispensary } from '../wire/content/stores.ts'

/** Null if the log does not have it (any more). `blobs` as in an export. */
export function menuAsWas(shop: Shop, blobs: ReadonlyMap<string, string>, dispensary: Dispensary): Menu | null {
  const { storeId } = menuOf(dispensary)
  const entry = shop.getState().menu.view.kept.find((kept) => kept.storeId === storeId)
  const text = entry && blobs.get(entry.blob.slice('blob:'.length))
  if (text === undefined) return null
  try {
    return menuShape.parse(JSON.parse(text))
  } catch {
    // A menu of another shape cannot be shown.
    return null
  }
}
