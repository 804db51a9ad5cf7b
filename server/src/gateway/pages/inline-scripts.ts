/** A page that many visitors get cannot carry one visitor's nonce: its inline scripts are allowed by their hashes. */
import { createHash } from 'node:crypto'

/** `type` of scripts that browsers do not run, which no policy has to allow. */
const DATA = /\stype="application\/(?:ld\+)?json"/

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g

export interface HashedPage {
  html: string
  /** Of its inline scripts and styles, for the policy: `'sha256-…'`. */
  hashes: { scripts: string[]; styles: string[] }
}

/**
 * The page without its nonce, and the hashes of what carried it. Only those: the nonce is unguessable, so an element
 * that somebody managed to inject has none, and stays forbidden. Undefined if the nonce is anywhere else, since the
 * page then needs it.
 */
export function hashInline(html: string, nonce: string): HashedPage | undefined {
  const hashes = { scripts: new Set<string>(), styles: new Set<string>() }
  for (const [, name, attributes = '', text = ''] of html.matchAll(INLINE)) {
    if (!attributes.includes(` nonce="${nonce}"`) || DATA.test(attributes) || text === '') continue
    const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    hashes[name === 'style' ? 'styles' : 'scripts'].add(hash)
  }
  const plain = html
    .replaceAll(`<meta property="csp-nonce" content="${nonce}"/>`, '')
    .replaceAll(` nonce="${nonce}"`, '')
  if (plain.includes(nonce)) return undefined
  return { html: plain, hashes: { scripts: [...hashes.scripts], styles: [...hashes.styles] } }
}
