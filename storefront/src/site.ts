/** Which brand this storefront is: its key in the shop's settings and its name where no content has been read. */
export const site = { key: 'fernhill', name: 'Fernhill' } as const
