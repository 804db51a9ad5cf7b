import type { Domain } from '../engine/kernel/define-domain.ts'

/** A domain with the schema of its saved context: its own, or that of the list, which few visits load. */
export const withSavedContext = (domain: Domain): Domain => ({
  ...domain,
  context: domain.context ?? (async () => (await import('./saved-contexts.ts')).savedContexts[domain.name]),
})
