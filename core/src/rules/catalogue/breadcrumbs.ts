export interface Breadcrumb {
  readonly label: string
  readonly href: string
}

/** Maximum number of breadcrumbs. */
export const breadcrumbLimit = 5

/** At most 5 entries, starting with Home. A longer trail drops the entries next to Home, never the page itself. */
export const breadcrumbs = (trail: readonly Breadcrumb[]): Breadcrumb[] => [
  { label: 'Home', href: '/' },
  ...trail.slice(Math.max(0, trail.length - (breadcrumbLimit - 1))),
]
