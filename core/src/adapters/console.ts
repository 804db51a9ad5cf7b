/** Logs a warning to the console (on a server: to its log). */
export const warn = (message: string, detail: unknown): void => console.warn(`${message}:`, detail)
