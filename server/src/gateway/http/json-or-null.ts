/** What the JSON of a body says; null for anything else, which is refused like JSON of another shape. */
export function jsonOrNull(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    // The parser's error quotes the text, which may hold personal data.
    return null
  }
}
