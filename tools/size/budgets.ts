/**
 * Size budgets for browsers, minified and gzipped, in thousands of bytes. Raising one needs a changeset that says why.
 */
export interface Budget {
  readonly what: string
  /** The module, relative to the repository's root, whose code is counted with every dependency. */
  readonly entry: string
  /** The imported names; null imports all of them. */
  readonly names: readonly string[] | null
  /** `atOnce` is without lazily loaded code, `whole` includes it. */
  readonly counted: 'atOnce' | 'whole'
  readonly kilobytes: number
}

export const budgets: readonly Budget[] = [
  { what: 'core, at once', entry: 'core/src/index.ts', names: null, counted: 'atOnce', kilobytes: 109 },
  {
    what: 'core, with all lazily loaded code',
    entry: 'core/src/index.ts',
    names: null,
    counted: 'whole',
    kilobytes: 163,
  },
  {
    what: 'createShop alone, at once',
    entry: 'core/src/index.ts',
    names: ['createShop'],
    counted: 'atOnce',
    kilobytes: 105,
  },
  {
    what: 'a shop of one channel without an account, at once',
    entry: 'core/src/sdk/compose.ts',
    names: ['createShop', 'orderingCart'],
    counted: 'atOnce',
    kilobytes: 79,
  },
  {
    what: 'elements, with all lazily loaded code of core',
    entry: 'elements/src/index.ts',
    names: null,
    counted: 'whole',
    kilobytes: 178,
  },
]

/**
 * The files that a first page load waits for. Too many files mean that a chunk group of `storefront/vite.config.ts` no
 * longer matches anything.
 */
export const firstPage = { page: 'src/features/home/home.tsx', files: 8, kilobytes: 251 } as const
