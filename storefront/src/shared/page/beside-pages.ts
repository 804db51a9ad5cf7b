/** The addresses of the previous and next page of a list. */
export interface BesidePages {
  readonly previous: string | null
  readonly next: string | null
}

export const besidePages = (
  { page, pages }: { readonly page: number; readonly pages: number },
  hrefOf: (page: number) => string,
): BesidePages => ({
  previous: page > 1 ? hrefOf(page - 1) : null,
  next: page < pages ? hrefOf(page + 1) : null,
})

/** As links of a head. */
export const besideLinks = ({ previous, next }: BesidePages, origin: string) =>
  [
    { rel: 'prev', href: previous },
    { rel: 'next', href: next },
  ].flatMap(({ rel, href }) => (href === null ? [] : [{ rel, href: origin + href }]))
