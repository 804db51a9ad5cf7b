/** Tells whoever looks into the console, on a server its log, that something is not as it should be. */
export const warn = (message: string, detail: unknown): void => console.warn(`${message}:`, detail)
