/** The code of what the commerce cart lays over the page: loaded when it is wanted. */
export const commerceParts = {
  minicart: () => import('./commerce-minicart.tsx').then((loaded) => loaded.CommerceMinicart),
  modeChangePrompt: () => import('./mode-change-prompt.tsx').then((loaded) => loaded.ModeChangePrompt),
  news: () => import('./cart-news.tsx').then((loaded) => loaded.CartNews),
}
