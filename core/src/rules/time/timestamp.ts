/**
 * Formats a time (epoch milliseconds, or a text that a date can be parsed from). A value that is not a time, or cannot
 * be formatted, logs "Cannot convert the timestamp" and is returned unchanged.
 */
export function formatTimestamp<Raw extends string | number>(
  raw: Raw,
  format: (date: Date) => string,
  warn: (message: string, raw: Raw) => void,
): string | Raw {
  try {
    return format(new Date(raw))
  } catch {
    warn('Cannot convert the timestamp', raw)
    return raw
  }
}
