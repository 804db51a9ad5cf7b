/** The lazy-loaded code of the ordering cart's overlays. */
export const orderingParts = {
  minicart: () => import('./ordering-minicart.tsx').then((loaded) => loaded.OrderingMinicart),
  newCartPrompt: () => import('./new-cart-prompt.tsx').then((loaded) => loaded.NewCartPrompt),
}
