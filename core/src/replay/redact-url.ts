/** Personal data in addresses of pages, part by part, each written again as it was. */
import { type TextRedaction, decoded } from './redact-text.ts'

/** Parameters that the shop's own links make: what stands in them was chosen, not typed. */
const OUR_PARAMETERS = new Set(
  `age-gate brand category devtools filter language mode no-age-gate options p page price sort special status step strain topic
     view weight`.split(/\s+/),
)
/** A part that the shop itself may have named. */
const SLUG = /^[\w.~,:;!$-]*$/

export function createUrlRedaction({ inText, typed }: TextRedaction): (address: string) => string {
  const part = (written: string, redact: (plain: string) => string): string => {
    const plain = decoded(written)
    const redacted = redact(plain)
    if (redacted === plain) return written
    const encoded = encodeURIComponent(redacted).replaceAll('%40', '@').replaceAll('%2C', ',').replaceAll('%3A', ':')
    return written.includes('+') ? encoded.replaceAll('%20', '+') : encoded
  }
  const named = (plain: string): string => (SLUG.test(plain) ? inText(plain) : typed(plain))
  const pair = (written: string): string => {
    const at = written.indexOf('=')
    const name = at === -1 ? written : written.slice(0, at)
    const isOurs = OUR_PARAMETERS.has(name)
    if (at === -1) return isOurs ? written : part(written, typed)
    return `${part(name, named)}=${part(written.slice(at + 1), isOurs ? inText : typed)}`
  }
  const path = (written: string): string => written.replaceAll(/[^/]+/g, (segment) => part(segment, named))
  const query = (written: string): string => written.replaceAll(/[^&]+/g, pair)

  return (address) => {
    const [, way = '', search, hash] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(address) ?? []
    return [
      path(way),
      search === undefined ? '' : `?${query(search)}`,
      hash === undefined ? '' : `#${hash.includes('=') ? query(hash) : path(hash)}`,
    ].join('')
  }
}
