/** For `vi.waitFor` and `vi.waitUntil`, whose own second is too short for a busy machine. */
export const PATIENCE = { timeout: 30_000 }
