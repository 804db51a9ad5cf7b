/** Which text may become markup or a script's address in our pages: docs/decisions/gateway.md, "Trusted Types". */
import { attributeNames, blockTags, inlineTags } from '@leaflog/core/content'
import { jsonForScript } from '@leaflog/core/seo'

interface Rules {
  /** Of a tag of content: a source of a regular expression, as the others. */
  readonly tag: string
  /** Of the address of one of our scripts. */
  readonly script: string
  /** React makes its script elements from this text. */
  readonly constant: string
}

interface Factory {
  createPolicy(
    name: 'default',
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  ): unknown
}

declare global {
  var trustedTypes: Factory | undefined
}

/** What the value of an attribute begins with, where any other value could do harm. */
const beginnings: Readonly<Record<string, string>> = {
  href: '(?:[/#]|(?:https?|mailto|tel):)',
  id: 'section-',
  src: '/media/',
  srcset: '/media/',
}

function rulesWith(script: string): Rules {
  const tags = [...inlineTags, ...blockTags]
  const names = [...new Set(tags.flatMap(attributeNames))]
  const attributes = names.map((name) => `${name}="${beginnings[name] ?? ''}[^"]*"`)
  return {
    tag: `</?(?:${tags.join('|')})(?: (?:${attributes.join('|')}))*(?: /)?>`,
    script,
    constant: '<script></script>',
  }
}

/** The files of a build, and its worker. */
const BUILT = String.raw`^/(?:assets/[\w-]+|service-worker)\.js$`
/** In development, Vite's files have many addresses. */
const SERVED = String.raw`^/(?![/\\])`

/**
 * What the policy lets through runs nothing: text, tags of content as both sanitizers write them, and our own files.
 * Without their tags, texts have no angle bracket left. Everything else is null, at which the browser throws and
 * reports. It is also sent as text, so it uses nothing from outside.
 */
function createDefaultPolicy(factory: Factory | undefined, { tag, script, constant }: Rules): void {
  const [ofContent, ofOurs] = [new RegExp(tag, 'g'), new RegExp(script)]
  factory?.createPolicy('default', {
    createHTML: (text) => (text === constant || !text.replaceAll(ofContent, '').includes('<') ? text : null),
    createScriptURL: (address) => (ofOurs.test(address) ? address : null),
  })
}

/** For a page of the server, as the text of its first script. */
export const trustedTypesScript = (development: boolean): string =>
  `(${String(createDefaultPolicy)})(globalThis.trustedTypes, ${jsonForScript(rulesWith(development ? SERVED : BUILT))});`

/** For a page without an inline script. */
export const protectMarkup = (): void => createDefaultPolicy(globalThis.trustedTypes, rulesWith(BUILT))
