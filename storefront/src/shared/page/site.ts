/** The brand of this storefront: its key in the shop's settings, and its name if no content was loaded. */
export const site = { key: 'fernhill', name: 'Fernhill' } as const

/** 5d.3: maximum characters of a page's description. */
export const DESCRIPTION_LENGTH = 160
/** 5d.2: the page that, besides the home page, describes the organization. */
export const ORGANISATION_PATH = '/about'
