/** The code of what the carts lay over the page: loaded when it is wanted, or once the page has nothing better to do. */
export const cartParts = {
  orderingMinicart: () => import('./ordering/ordering-minicart.tsx').then((loaded) => loaded.OrderingMinicart),
  newCartPrompt: () => import('./ordering/new-cart-prompt.tsx').then((loaded) => loaded.NewCartPrompt),
  commerceMinicart: () => import('./commerce/commerce-minicart.tsx').then((loaded) => loaded.CommerceMinicart),
  modeChangePrompt: () => import('./commerce/mode-change-prompt.tsx').then((loaded) => loaded.ModeChangePrompt),
  news: () => import('./commerce/cart-news.tsx').then((loaded) => loaded.CartNews),
}

/** Before it is wanted: the connection may be gone by then. What does not come is asked for again when it is wanted. */
export const fetchCartParts = (): Promise<unknown> => Promise.allSettled(Object.values(cartParts).map((load) => load()))
