/**
 * The files of each page's code, so that a browser fetches them together with the entry instead of afterwards. Known if
 * the browser build ran before the server's; in development, pages load them one round trip later.
 */
import type { PageFiles } from '../prefetch/near-links.ts'

type Chunk = { file: string; imports?: string[] }
export type ClientManifest = Readonly<Record<string, Chunk>>

const built = import.meta.glob<ClientManifest>('../../../dist/client/.vite/manifest.json', {
  eager: true,
  exhaustive: true,
  import: 'default',
})

/** The module of each route's page, by route id. A test compares it with the route tree. */
export const pageModules: Readonly<Record<string, string>> = {
  '/': 'src/features/home/home.tsx',
  '/about': 'src/features/content/content-pages.tsx',
  '/about/our-mission': 'src/features/content/content-pages.tsx',
  '/accessibility-statement': 'src/features/content/content-pages.tsx',
  '/account': 'src/features/account/account-frame.tsx',
  '/account/': 'src/features/account/overview/overview-page.tsx',
  '/account/account-information': 'src/features/account/account-information/account-information-page.tsx',
  '/account/address': 'src/features/account/address-book/address-book-page.tsx',
  '/account/gift-card': 'src/features/account/gift-cards/gift-card-page.tsx',
  '/account/newsletter': 'src/features/account/newsletter/newsletter-page.tsx',
  '/account/orders': 'src/features/account/orders/orders-page.tsx',
  '/account/orders/$number': 'src/features/account/orders/order-page.tsx',
  '/account/store-credit': 'src/features/account/store-credit/store-credit-page.tsx',
  '/account/wishlist': 'src/features/account/wishlist/wishlist-page.tsx',
  '/cannabis-education': 'src/features/content/content-pages.tsx',
  '/category': 'src/features/commerce/listing/category-pages.tsx',
  '/category/$category/{-$subcategory}': 'src/features/commerce/listing/category-pages.tsx',
  '/checkout': 'src/features/checkout/checkout-page.tsx',
  '/checkout/placed': 'src/features/checkout/placed/placed-page.tsx',
  '/checkout/sign-in': 'src/features/checkout/sign-in-page.tsx',
  '/community-outreach': 'src/features/content/content-pages.tsx',
  '/confirm-email': 'src/features/account/confirm-email/confirm-email-page.tsx',
  '/contact-us': 'src/features/content/contact-page.tsx',
  '/content/$identifier': 'src/features/content/content-pages.tsx',
  '/dispensaries': 'src/features/stores/dispensaries.tsx',
  '/dispensaries/$state': 'src/features/stores/state-dispensaries.tsx',
  '/discover/find-a-doctor': 'src/features/doctors/doctors-page.tsx',
  '/discover/product-test-search': 'src/features/lab-results/tests-page.tsx',
  '/how-to-get-medical-marijuana-card': 'src/features/content/content-pages.tsx',
  '/order-status': 'src/features/account/order-status/order-status-page.tsx',
  '/privacy': 'src/features/content/content-pages.tsx',
  '/rewards-fl': 'src/features/content/rewards-landing-page.tsx',
  '/product/$slug': 'src/features/commerce/product/product-page.tsx',
  '/rewards/create-account': 'src/features/rewards/auth/create-account-page.tsx',
  '/rewards/dashboard': 'src/features/rewards/member/dashboard.tsx',
  '/rewards/forgot-password': 'src/features/rewards/auth/forgot-password-page.tsx',
  '/rewards/login': 'src/features/rewards/auth/login-page.tsx',
  '/rewards/newsletter': 'src/features/rewards/member/communications.tsx',
  '/rewards/privacy': 'src/features/rewards/member/legal-pages.tsx',
  '/rewards/profile': 'src/features/rewards/member/profile.tsx',
  '/rewards/terms': 'src/features/rewards/member/legal-pages.tsx',
  '/wishlist': 'src/features/account/favorites/favorites-page.tsx',
  '/shopd/brands': 'src/features/ordering/brands-page.tsx',
  '/shopd/brands/$brand': 'src/features/ordering/brand-page.tsx',
  '/shopd/category/$category/{-$subcategory}': 'src/features/ordering/category-page.tsx',
  '/shopd/product/$slug': 'src/features/ordering/product-page.tsx',
  '/terms': 'src/features/content/content-pages.tsx',
}

/** Heads in modules of their own. */
export const headModules: Readonly<Record<string, string>> = {
  '/category': 'src/features/commerce/listing/category-head.ts',
  '/category/$category/{-$subcategory}': 'src/features/commerce/listing/category-head.ts',
  '/about': 'src/features/content/content-head.ts',
  '/about/our-mission': 'src/features/content/content-head.ts',
  '/accessibility-statement': 'src/features/content/content-head.ts',
  '/cannabis-education': 'src/features/content/content-head.ts',
  '/community-outreach': 'src/features/content/content-head.ts',
  '/contact-us': 'src/features/content/content-head.ts',
  '/content/$identifier': 'src/features/content/content-head.ts',
  '/how-to-get-medical-marijuana-card': 'src/features/content/content-head.ts',
  '/privacy': 'src/features/content/content-head.ts',
  '/rewards-fl': 'src/features/content/content-head.ts',
  '/terms': 'src/features/content/content-head.ts',
  '/dispensaries': 'src/features/stores/dispensaries-head.ts',
  '/dispensaries/$state': 'src/features/stores/dispensaries-head.ts',
  '/product/$slug': 'src/features/commerce/product/product-head.ts',
  '/shopd/brands': 'src/features/ordering/listing-head.ts',
  '/shopd/brands/$brand': 'src/features/ordering/listing-head.ts',
  '/shopd/category/$category/{-$subcategory}': 'src/features/ordering/listing-head.ts',
  '/shopd/product/$slug': 'src/features/ordering/product-head.ts',
}

/** Loaders in modules of their own: not needed by a server-rendered page, but by the next one. */
export const loaderModules: Readonly<Record<string, string>> = {
  '/category': 'src/features/commerce/listing/category-loader.ts',
  '/category/$category/{-$subcategory}': 'src/features/commerce/listing/category-loader.ts',
  '/about': 'src/features/content/content-loader.ts',
  '/about/our-mission': 'src/features/content/content-loader.ts',
  '/accessibility-statement': 'src/features/content/content-loader.ts',
  '/cannabis-education': 'src/features/content/content-loader.ts',
  '/community-outreach': 'src/features/content/content-loader.ts',
  '/contact-us': 'src/features/content/content-loader.ts',
  '/content/$identifier': 'src/features/content/content-loader.ts',
  '/how-to-get-medical-marijuana-card': 'src/features/content/content-loader.ts',
  '/privacy': 'src/features/content/content-loader.ts',
  '/rewards-fl': 'src/features/content/content-loader.ts',
  '/terms': 'src/features/content/content-loader.ts',
  '/dispensaries': 'src/features/stores/dispensaries-loader.ts',
  '/dispensaries/$state': 'src/features/stores/dispensaries-loader.ts',
  '/product/$slug': 'src/features/commerce/product/product-loader.ts',
  '/shopd/brands': 'src/features/ordering/brands-loader.ts',
  '/shopd/brands/$brand': 'src/features/ordering/listing-loader.ts',
  '/shopd/category/$category/{-$subcategory}': 'src/features/ordering/listing-loader.ts',
  '/shopd/product/$slug': 'src/features/ordering/product-loader.ts',
}

/** The files of everything that a module imports statically, then its own, without those that are loaded anyway. */
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

/** By route id, the files of its page and of other modules for it. The same for every page of a build. */
const filesOf = (besides: readonly Readonly<Record<string, string>>[]): ((loaded: readonly string[]) => PageFiles) => {
  const known = new Map<string, PageFiles>()
  return (loaded) => {
    const key = loaded.join()
    const files = known.get(key) ?? findFiles(loaded, besides)
    known.set(key, files)
    return files
  }
}

const findFiles = (loaded: readonly string[], besides: readonly Readonly<Record<string, string>>[]): PageFiles => {
  if (!import.meta.env.PROD) return {}
  const [manifest] = Object.values(built)
  if (manifest === undefined) throw new Error('The server was built without the client: run "npx turbo run build".')
  const known = new Set(loaded)
  return Object.fromEntries(
    Object.entries(pageModules).map(([route, page]) => {
      const modules = [page, ...besides.flatMap((table) => table[route] ?? [])]
      return [route, [...new Set(modules.flatMap((module) => chunksOf(manifest, module, known)))]]
    }),
  )
}

/** By route id, the files of a server-rendered page: its own code, and its head's, which hydration waits for. */
export const pageFilesAtOnce = filesOf([headModules])

/** By route id, the files needed when navigating from another page. */
export const pageFiles = filesOf([headModules, loaderModules])
