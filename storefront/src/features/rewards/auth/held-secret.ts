/** Keeps a password between two steps of a page, in memory only and in no state (I5). */
export type HeldSecret = { readonly keep: (secret: string) => void; readonly read: () => string | null }

export const createHeldSecret = (): HeldSecret => {
  let held: string | null = null
  return { keep: (secret) => void (held = secret), read: () => held }
}
