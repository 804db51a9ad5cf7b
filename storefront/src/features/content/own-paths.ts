/** Addresses of pages of the content system that have one of their own (2c.2 to 2c.4, 2d.1); the last part is the page's name. */
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
