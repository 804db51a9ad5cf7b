/**
 * The files that features of the storefront may import from each other, by feature, relative to
 * storefront/src/features.
 */
export const publicParts: Readonly<Record<string, readonly string[]>> = {
  account: ['orders/orders-search.ts', 'orders/print-button.tsx', 'orders/use-dispensary-of.ts'],
  analytics: ['consent-choice.tsx'],
  cart: [
    'add-button.tsx',
    'commerce-add-button.tsx',
    'commerce/cart-status.tsx',
    'commerce/commerce-empty.tsx',
    'commerce/commerce-lines.tsx',
    'commerce/commerce-totals.tsx',
    'commerce/coupon-form.tsx',
    'commerce/fund-switches.tsx',
    'commerce/gift-card-form.tsx',
    'commerce/limits-meter.tsx',
    'commerce/use-cart-ask.ts',
    'parts/cart-totals.tsx',
    'parts/use-cart-attempt.ts',
  ],
  commerce: [
    'listing/commerce-grid.tsx',
    'listing/commerce-tile.tsx',
    'listing/category-filters.tsx',
    'listing/category-listing.ts',
    'listing/category-page.ts',
    'listing/category-twins.ts',
  ],
  content: ['cleaned.ts', 'legal-links.tsx'],
  favorites: ['heart.tsx'],
  'lab-results': ['test-links.ts'],
  ordering: ['product-card.tsx', 'product-grid.tsx', 'store-menu.ts'],
  'recently-viewed': ['product-strip.tsx', 'recently-viewed.tsx'],
  rewards: [
    'auth/carried-email.ts',
    'auth/sign-in-form.tsx',
    'auth/use-auth-modal.ts',
    'auth/use-heading-focus.ts',
    'auth/use-sign-out.ts',
    'guards.ts',
  ],
  stores: ['dispensaries-loader.ts', 'listed-store.tsx', 'store-card.tsx'],
}
