/** Labels of both carts' add buttons, and how long they are shown. Times in ms. */
import * as z from 'zod/mini'

/** The texts of an add button, by what the cart does with the product. */
export const LABELS = {
  add: 'Add to Cart',
  working: '...',
  added: 'In Cart',
  limit: 'Cart Limit Reached!',
  cancelled: 'Action cancelled',
} as const
/** The text of an add button. */
export type AddLabel = (typeof LABELS)[keyof typeof LABELS]
export const LABEL_MS = { added: 5000, limit: 5000, cancelled: 3000, changed: 1000 } as const
export const LONGEST_LABEL_MS = Math.max(...Object.values(LABEL_MS))

export interface Notice {
  readonly label: AddLabel
  /** Epoch ms; null stays until something happens. */
  readonly until: number | null
}

/** Schema of saved notices. */
export const savedNotices = z.record(z.string(), z.object({ label: z.enum(LABELS), until: z.nullable(z.number()) }))

/** By the key of what the button adds. */
export type Notices = Readonly<Record<string, Notice>>

/** A saved record cannot hold this key. */
const UNSAFE_KEY = '__proto__'

export const withNotice = (notices: Notices, key: string, label: AddLabel, until: number | null): Notices =>
  key === UNSAFE_KEY ? notices : { ...notices, [key]: { label, until } }

export const withoutNotice = (notices: Notices, key: string): Notices =>
  Object.fromEntries(Object.entries(notices).filter(([each]) => each !== key))

/** The notices that end after a time. */
export const endingNotices = (notices: Notices): { readonly key: string; readonly until: number }[] =>
  Object.entries(notices).flatMap(([key, { until }]) => (until === null ? [] : [{ key, until }]))

export const labelsOf = (notices: Notices): Readonly<Record<string, AddLabel>> =>
  Object.fromEntries(Object.entries(notices).map(([key, { label }]) => [key, label]))
