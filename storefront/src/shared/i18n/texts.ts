/** Languages: texts, terms, formats. @module */
import type { FlatNamespace, i18n, TFunction } from 'i18next'
import { defaultLanguage } from './languages.ts'

/**
 * The texts of a namespace for loaders and heads, in the visitor's language. Loaded first if needed, and recorded as
 * used, so that the browser has the same texts as the server. `besides` are namespaces of what the page shows once the
 * browser's own state is there (a cart, an order, an account): a page that waited for one of them later would be blank
 * meanwhile.
 */
export const texts = async <Namespace extends FlatNamespace>(
  { texts: instance }: { readonly texts: i18n },
  namespace: Namespace,
  ...besides: FlatNamespace[]
): Promise<TFunction<[Namespace, 'common']>> => {
  const needed = [namespace, ...besides]
  if (!needed.every((name) => instance.hasLoadedNamespace(name))) await instance.loadNamespaces(needed)
  instance.reportNamespaces?.addUsedNamespaces(needed)
  return instance.getFixedT(instance.language, [namespace, 'common'])
}

/** A name or sentence of the shop's data for loaders, in the visitor's language where it has a translation. */
export async function sentence({ texts: instance }: { readonly texts: i18n }, text: string): Promise<string> {
  if (instance.language === defaultLanguage) return text
  if (!instance.hasLoadedNamespace('sentences')) await instance.loadNamespaces('sentences')
  instance.reportNamespaces?.addUsedNamespaces(['sentences'])
  const known: unknown = instance.getResource(instance.language, 'sentences', text)
  return typeof known === 'string' ? known : text
}

/** The texts that a page has used so far, by namespace: the browser needs them to hydrate. */
export const usedTexts = (instance: i18n): Record<string, unknown> => {
  const used = new Set(['common', ...(instance.reportNamespaces?.getUsedNamespaces() ?? [])])
  return Object.fromEntries([...used].map((name) => [name, instance.getResourceBundle(instance.language, name)]))
}
