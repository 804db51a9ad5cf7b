/** Which brand this storefront is: its key in the shop's settings and its name where no content has been read. */
export const site = { key: 'fernhill', name: 'Fernhill' } as const

/** 5d.3: characters of a page's description. */
export const DESCRIPTION_LENGTH = 160
/** 5d.2: the page that, besides the home page, says who the organisation is. */
export const ORGANISATION_PATH = '/about'
