/**
 * Size budgets for browsers, minified and gzipped, in thousands of bytes. Raising one needs a changeset that says why.
 */
export interface Budget {
  readonly what: string
  /** The modules, relative to the repository's root, whose code is counted with every dependency. */
  readonly entry: string | readonly string[]
  /** The imported names; null imports all of them. */
  readonly names: readonly string[] | null
  /** `atOnce` is without lazily loaded code, `whole` includes it. */
  readonly counted: 'atOnce' | 'whole'
  readonly kilobytes: number
}

/** What a page with these elements loads after the entry. */
const viewsOf = (...names: readonly string[]): string[] =>
  ['shop', ...names].map((name) => `elements/src/${name}-view.ts`).concat('elements/src/connect.ts')

export const budgets: readonly Budget[] = [
  { what: 'core, at once', entry: 'core/src/index.ts', names: null, counted: 'atOnce', kilobytes: 110 },
  {
    what: 'core, with all lazily loaded code',
    entry: 'core/src/index.ts',
    names: null,
    counted: 'whole',
    kilobytes: 167,
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
    kilobytes: 80,
  },
  {
    what: 'elements, before the first is in the page',
    entry: 'elements/src/index.ts',
    names: null,
    counted: 'atOnce',
    kilobytes: 3,
  },
  {
    what: 'elements: age gate alone, at once',
    entry: viewsOf('age-gate'),
    names: null,
    counted: 'atOnce',
    kilobytes: 117,
  },
  {
    what: 'elements: search, product and store picker, at once',
    entry: viewsOf('age-gate', 'search', 'product', 'store-picker'),
    names: null,
    counted: 'atOnce',
    kilobytes: 124,
  },
  {
    what: 'elements: options and sets, with the core',
    entry: 'elements/src/options-dialog.ts',
    names: null,
    counted: 'atOnce',
    kilobytes: 21,
  },
  {
    what: 'elements: age gate, menu and cart, at once',
    entry: viewsOf('age-gate', 'menu', 'cart'),
    names: null,
    counted: 'atOnce',
    kilobytes: 124,
  },
]

/**
 * The files that the load of a page waits for. Too many files mean that a chunk group of `storefront/vite.config.ts` no
 * longer matches anything. The largest file arrives last, because the browser loads several at once over a line that
 * they share, and the page waits for it.
 */
export const pages = [
  { what: 'home page', page: 'src/features/home/home.tsx', files: 9, kilobytes: 254, largest: 76 },
  { what: 'checkout page', page: 'src/features/checkout/checkout-page.tsx', files: 33, kilobytes: 304, largest: 76 },
] as const
