/**
 * Sanitizes content HTML that the browser fetched again by the gateway's rule (1.7), because a cache or another gateway
 * may be in between. On the server it comes directly from the gateway. If the sanitizer's code fails to load, plain
 * text is left.
 */
export const cleaned = async (html: string): Promise<string> => {
  if (import.meta.env.SSR || !html.includes('<')) return html
  // As if offline.
  const cleaner = await import('./clean-html.ts').catch(() => null)
  return cleaner === null ? html.replaceAll(/<[^>]*>?/g, ' ') : cleaner.cleanHtml(html)
}
