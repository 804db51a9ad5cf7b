/**
 * 8.21: what `format` makes of a moment (epoch milliseconds, or a text that a date can be read from). What is no moment,
 * or cannot be formatted, is warned of as "Cannot convert the timestamp" and stays as it was given.
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
