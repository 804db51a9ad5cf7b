/** The code of what the ordering cart lays over the page: loaded when it is wanted. */
export const orderingParts = {
  minicart: () => import('./ordering-minicart.tsx').then((loaded) => loaded.OrderingMinicart),
  newCartPrompt: () => import('./new-cart-prompt.tsx').then((loaded) => loaded.NewCartPrompt),
}
