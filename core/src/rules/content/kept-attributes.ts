import { attributeForms, SECTION, type Form } from './html-rule.ts'
import { ownPicture, safeAddress } from './safe-address.ts'

type Attributes = Readonly<Record<string, string>>

const WIDEST = 1440
const LARGEST_COUNT = 1000
const LONGEST_WORDS = 500
/** Size of an image that has none. */
const USUAL = { width: 720, height: 480 }

const section = new RegExp(`^${SECTION}[a-z0-9]+(?:-[a-z0-9]+)*$`)

/** A value as it may appear in the page; undefined if it is not allowed. */
function keptValue(form: Form, value: string): string | undefined {
  if (typeof form === 'object') {
    const kept = value.split(/\s+/).filter((word) => form.oneOf.includes(word))
    return kept.length > 0 ? kept.join(' ') : undefined
  }
  switch (form) {
    case 'address':
      return safeAddress(value)
    case 'picture':
      return ownPicture(value)
    case 'words':
      return value.slice(0, LONGEST_WORDS)
    case 'day':
      return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : undefined
    case 'section':
      return section.test(value) ? value : undefined
    case 'count':
      return /^\d{1,4}$/.test(value) && Number(value) <= LARGEST_COUNT ? value : undefined
    case 'pixels':
      return /^[1-9]\d{0,3}$/.test(value) && Number(value) <= WIDEST ? value : undefined
  }
}

/**
 * The attributes an element keeps; null if it is useless without the removed ones, such as a link without its address
 * or an image that is not ours.
 */
export function keptAttributes(tag: string, attributes: Attributes): Record<string, string> | null {
  const forms = Object.hasOwn(attributeForms, tag) ? attributeForms[tag] : undefined
  const kept: Record<string, string> = {}
  for (const [name, form] of Object.entries(forms ?? {})) {
    const value = Object.hasOwn(attributes, name) ? keptValue(form, attributes[name] ?? '') : undefined
    if (value !== undefined) kept[name] = value
  }
  if (tag === 'a') return kept['href'] === undefined ? null : linked(kept['href'])
  return tag === 'img' ? pictured(kept) : kept
}

const linked = (href: string): Record<string, string> =>
  /^https?:/.test(href) ? { href, rel: 'noopener noreferrer' } : { href }

/** Image addresses are rebuilt in the sizes that the image service supports (9f.5). */
function pictured({ src, alt = '', width, height }: Record<string, string>): Record<string, string> | null {
  if (src === undefined) return null
  const [wide, high] = [Number(width ?? USUAL.width), Number(height ?? USUAL.height)]
  const at = (scale: number) => `${src}?width=${wide * scale}&height=${high * scale}&quality=80&auto=webp&format=pjpg`
  return {
    src: at(1),
    srcset: `${at(1)} 1x, ${at(2)} 2x`,
    alt,
    width: String(wide),
    height: String(high),
    loading: 'lazy',
    decoding: 'async',
  }
}

/** Names of all attributes an element may have: those of its forms, and those that we add. */
export const attributeNames = (tag: string): string[] => {
  const forms = Object.hasOwn(attributeForms, tag) ? Object.keys(attributeForms[tag] ?? {}) : []
  return [...forms, ...(ours[tag] ?? [])]
}

const ours: Readonly<Record<string, readonly string[]>> = { a: ['rel'], img: ['srcset', 'loading', 'decoding'] }
