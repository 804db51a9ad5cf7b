/** Static pages that are open to search engines, in site order (2b, 2c). A test visits each. */
export const standingPages: readonly string[] = [
  '/',
  '/dispensaries',
  '/shopd/category/all',
  '/shopd/category/specials',
  '/shopd/brands',
  '/category',
  '/category/brands',
  '/discover/promotions',
  '/discover/blog',
  '/discover/find-a-doctor',
  '/discover/product-test-search',
  '/how-to-get-medical-marijuana-card',
  '/cannabis-education',
  '/community-outreach',
  '/community-outreach/events',
  '/community-outreach/doctors',
  '/about',
  '/about/our-mission',
  '/contact-us',
  '/terms',
  '/privacy',
  '/accessibility-statement',
]

/** 5d.1, 2a.9: private pages and addresses that are not pages are excluded from crawling. */
const closedPaths = [
  '/account',
  '/api/',
  '/build-info/',
  '/cart',
  '/checkout',
  '/confirm-email',
  '/dev/',
  '/order-status',
  '/rewards',
  '/search',
]

/** `/robots.txt` (RFC 9309). */
export const robotsTxt = (origin: string): string =>
  ['User-agent: *', ...closedPaths.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  )
