/**
 * HTML of the content system that came to the browser by itself, cleaned once more by the rule that the gateway keeps (1.7):
 * what stands between may be a cache, or another gateway. On the server it is the gateway's own answer. Without the
 * cleaner's code the words are left.
 */
export const cleaned = async (html: string): Promise<string> => {
  if (import.meta.env.SSR || !html.includes('<')) return html
  // As without a connection.
  const cleaner = await import('./clean-html.ts').catch(() => null)
  return cleaner === null ? html.replaceAll(/<[^>]*>?/g, ' ') : cleaner.cleanHtml(html)
}
