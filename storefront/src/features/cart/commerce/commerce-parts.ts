/** The lazy-loaded code of the commerce cart's overlays. */
export const commerceParts = {
  minicart: () => import('./commerce-minicart.tsx').then((loaded) => loaded.CommerceMinicart),
  modeChangePrompt: () => import('./mode-change-prompt.tsx').then((loaded) => loaded.ModeChangePrompt),
  news: () => import('./cart-news.tsx').then((loaded) => loaded.CartNews),
}
