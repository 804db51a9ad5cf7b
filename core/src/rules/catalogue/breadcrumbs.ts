export interface Breadcrumb {
  readonly label: string
  readonly href: string
}

/** 2h.3, 9f.1. */
export const breadcrumbLimit = 5

/**
 * At most 5 entries, starting with Home (2h.3). A longer trail drops the entries next to Home, never the page itself.
 */
export const breadcrumbs = (trail: readonly Breadcrumb[]): Breadcrumb[] => [
  { label: 'Home', href: '/' },
  ...trail.slice(Math.max(0, trail.length - (breadcrumbLimit - 1))),
]
