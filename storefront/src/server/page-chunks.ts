/**
 * Which files the code of a page is in, so that a browser fetches them together with the entry instead of after it.
 * Known only where the browser's build has run before the server's; without it pages load the same, one trip later.
 */
import type { PageFiles } from '../prefetch/near-links.ts'

type Chunk = { file: string; imports?: string[] }
export type ClientManifest = Readonly<Record<string, Chunk>>

const built = import.meta.glob<ClientManifest>('../../dist/client/.vite/manifest.json', {
  eager: true,
  exhaustive: true,
  import: 'default',
})

/** The module of each route's page, by route id. A test holds it against the route tree. */
export const pageModules: Readonly<Record<string, string>> = {
  '/': 'src/pages/home.tsx',
  '/about': 'src/content/content-pages.tsx',
  '/about/our-mission': 'src/content/content-pages.tsx',
  '/accessibility-statement': 'src/content/content-pages.tsx',
  '/account': 'src/account/account-frame.tsx',
  '/account/': 'src/account/overview/overview-page.tsx',
  '/account/account-information': 'src/account/account-information/account-information-page.tsx',
  '/account/address': 'src/account/address-book/address-book-page.tsx',
  '/account/gift-card': 'src/account/gift-cards/gift-card-page.tsx',
  '/account/newsletter': 'src/account/newsletter/newsletter-page.tsx',
  '/account/orders': 'src/account/orders/orders-page.tsx',
  '/account/orders/$number': 'src/account/orders/order-page.tsx',
  '/account/store-credit': 'src/account/store-credit/store-credit-page.tsx',
  '/account/wishlist': 'src/account/wishlist/wishlist-page.tsx',
  '/cannabis-education': 'src/content/content-pages.tsx',
  '/category': 'src/shop-listing/shelf-pages.tsx',
  '/category/$category/{-$subcategory}': 'src/shop-listing/shelf-pages.tsx',
  '/checkout': 'src/checkout/checkout-page.tsx',
  '/checkout/placed': 'src/checkout/placed/placed-page.tsx',
  '/checkout/sign-in': 'src/checkout/sign-in-page.tsx',
  '/community-outreach': 'src/content/content-pages.tsx',
  '/contact-us': 'src/content/contact-page.tsx',
  '/content/$identifier': 'src/content/content-pages.tsx',
  '/dispensaries': 'src/pages/dispensaries.tsx',
  '/dispensaries/$state': 'src/pages/state-dispensaries.tsx',
  '/discover/find-a-doctor': 'src/places/doctors-page.tsx',
  '/discover/product-test-search': 'src/places/tests-page.tsx',
  '/how-to-get-medical-marijuana-card': 'src/content/content-pages.tsx',
  '/order-status': 'src/account/order-status/order-status-page.tsx',
  '/privacy': 'src/content/content-pages.tsx',
  '/rewards-fl': 'src/content/rewards-landing-page.tsx',
  '/product/$slug': 'src/shop-product/product-page.tsx',
  '/rewards/create-account': 'src/rewards/auth/create-account-page.tsx',
  '/rewards/dashboard': 'src/rewards/member/dashboard.tsx',
  '/rewards/forgot-password': 'src/rewards/auth/forgot-password-page.tsx',
  '/rewards/login': 'src/rewards/auth/login-page.tsx',
  '/rewards/newsletter': 'src/rewards/member/communications.tsx',
  '/rewards/privacy': 'src/rewards/member/legal-pages.tsx',
  '/rewards/profile': 'src/rewards/member/profile.tsx',
  '/rewards/terms': 'src/rewards/member/legal-pages.tsx',
  '/shopd/brands': 'src/catalogue/brands-page.tsx',
  '/shopd/brands/$brand': 'src/catalogue/brand-page.tsx',
  '/shopd/category/$category/{-$subcategory}': 'src/catalogue/category-page.tsx',
  '/shopd/product/$slug': 'src/catalogue/product-page.tsx',
  '/terms': 'src/content/content-pages.tsx',
}

/** Heads that are code of their own. */
export const headModules: Readonly<Record<string, string>> = {
  '/category': 'src/shop-listing/shelf-head.ts',
  '/category/$category/{-$subcategory}': 'src/shop-listing/shelf-head.ts',
  '/about': 'src/content/content-head.ts',
  '/about/our-mission': 'src/content/content-head.ts',
  '/accessibility-statement': 'src/content/content-head.ts',
  '/cannabis-education': 'src/content/content-head.ts',
  '/community-outreach': 'src/content/content-head.ts',
  '/contact-us': 'src/content/content-head.ts',
  '/content/$identifier': 'src/content/content-head.ts',
  '/how-to-get-medical-marijuana-card': 'src/content/content-head.ts',
  '/privacy': 'src/content/content-head.ts',
  '/rewards-fl': 'src/content/content-head.ts',
  '/terms': 'src/content/content-head.ts',
  '/dispensaries': 'src/pages/dispensaries-head.ts',
  '/dispensaries/$state': 'src/pages/dispensaries-head.ts',
  '/product/$slug': 'src/shop-product/product-head.ts',
  '/shopd/brands': 'src/catalogue/listing-head.ts',
  '/shopd/brands/$brand': 'src/catalogue/listing-head.ts',
  '/shopd/category/$category/{-$subcategory}': 'src/catalogue/listing-head.ts',
  '/shopd/product/$slug': 'src/catalogue/product-head.ts',
}

/** Loaders that are code of their own: a page that the server drew has no use for them, the next one has. */
export const loaderModules: Readonly<Record<string, string>> = {
  '/category': 'src/shop-listing/shelf-loader.ts',
  '/category/$category/{-$subcategory}': 'src/shop-listing/shelf-loader.ts',
  '/about': 'src/content/content-loader.ts',
  '/about/our-mission': 'src/content/content-loader.ts',
  '/accessibility-statement': 'src/content/content-loader.ts',
  '/cannabis-education': 'src/content/content-loader.ts',
  '/community-outreach': 'src/content/content-loader.ts',
  '/contact-us': 'src/content/content-loader.ts',
  '/content/$identifier': 'src/content/content-loader.ts',
  '/how-to-get-medical-marijuana-card': 'src/content/content-loader.ts',
  '/privacy': 'src/content/content-loader.ts',
  '/rewards-fl': 'src/content/content-loader.ts',
  '/terms': 'src/content/content-loader.ts',
  '/dispensaries': 'src/pages/dispensaries-loader.ts',
  '/dispensaries/$state': 'src/pages/dispensaries-loader.ts',
  '/product/$slug': 'src/shop-product/product-loader.ts',
  '/shopd/brands': 'src/catalogue/brands-loader.ts',
  '/shopd/brands/$brand': 'src/catalogue/listing-loader.ts',
  '/shopd/category/$category/{-$subcategory}': 'src/catalogue/listing-loader.ts',
  '/shopd/product/$slug': 'src/catalogue/product-loader.ts',
}

/** The files of everything that a module imports at once, and then its own, without those that are loaded anyway. */
export const chunksOf = (manifest: ClientManifest, module: string, loaded: ReadonlySet<string>): string[] => {
  const met = new Set<string>()
  const found: string[] = []
  const visit = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined || met.has(name)) return
    met.add(name)
    chunk.imports?.forEach(visit)
    found.push(name)
  }
  visit(module)
  return found.map((name) => `/${manifest[name]?.file}`).filter((file) => !loaded.has(file))
}

/** By route id, the files of its page and of other code of it. */
const filesOf = (loaded: readonly string[], besides: readonly Readonly<Record<string, string>>[]): PageFiles => {
  const manifest = import.meta.env.PROD ? Object.values(built)[0] : undefined
  if (manifest === undefined) return {}
  const known = new Set(loaded)
  return Object.fromEntries(
    Object.entries(pageModules).map(([route, page]) => {
      const modules = [page, ...besides.flatMap((table) => table[route] ?? [])]
      return [route, [...new Set(modules.flatMap((module) => chunksOf(manifest, module, known)))]]
    }),
  )
}

/** By route id, what a page that the server drew needs: its own code, and its head's, which hydration waits for. */
export const pageFilesAtOnce = (loaded: readonly string[]): PageFiles => filesOf(loaded, [headModules])

/** By route id, what a browser needs that comes from another page. */
export const pageFiles = (loaded: readonly string[]): PageFiles => filesOf(loaded, [headModules, loaderModules])
