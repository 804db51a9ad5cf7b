/** What may be sent to a browser, minified and gzipped, in thousands of bytes. A budget is raised only with a changeset that says why. */
export interface Budget {
  readonly what: string
  /** Module below the repository's root whose code, with every dependency, is counted. */
  readonly entry: string
  /** Names that are wanted of it; all of them where this is null. */
  readonly names: readonly string[] | null
  /** `atOnce`: without what is loaded later; `whole`: with it. */
  readonly counted: 'atOnce' | 'whole'
  readonly kilobytes: number
}

export const budgets: readonly Budget[] = [
  { what: 'core, at once', entry: 'core/src/index.ts', names: null, counted: 'atOnce', kilobytes: 85 },
  {
    what: 'core, with all that is loaded later',
    entry: 'core/src/index.ts',
    names: null,
    counted: 'whole',
    kilobytes: 118,
  },
  {
    what: 'createShop alone, at once',
    entry: 'core/src/index.ts',
    names: ['createShop'],
    counted: 'atOnce',
    kilobytes: 81,
  },
  {
    what: 'elements, with all of core that is loaded later',
    entry: 'elements/src/index.ts',
    names: null,
    counted: 'whole',
    kilobytes: 135,
  },
]

/** What a first page load waits for: too many files say that a group of `storefront/vite.config.ts` meets nothing any more. */
export const firstPage = { page: 'src/features/home/home.tsx', files: 10, kilobytes: 229 } as const
