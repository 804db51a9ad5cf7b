/** Content pages with their own addresses (2c.2 to 2c.4, 2d.1); the last part is the page's identifier. */
export const ownPaths = [
  '/about',
  '/about/our-mission',
  '/accessibility-statement',
  '/cannabis-education',
  '/community-outreach',
  '/contact-us',
  '/how-to-get-medical-marijuana-card',
  '/privacy',
  '/rewards-fl',
  '/terms',
] as const
