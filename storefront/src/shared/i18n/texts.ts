/** Languages: texts, terms, formats. @module */
import type { FlatNamespace, i18n, TFunction } from 'i18next'

/**
 * The words of a namespace for loaders and heads, in the visitor's language; loaded first where they are not there yet,
 * and noted as used, so that the browser has what the server said.
 */
export const texts = async <Namespace extends FlatNamespace>(
  { texts: instance }: { readonly texts: i18n },
  namespace: Namespace,
): Promise<TFunction<[Namespace, 'common']>> => {
  if (!instance.hasLoadedNamespace(namespace)) await instance.loadNamespaces(namespace)
  instance.reportNamespaces?.addUsedNamespaces([namespace])
  return instance.getFixedT(instance.language, [namespace, 'common'])
}

/** By namespace, what a page has used so far: what the browser must have before it can draw the same. */
export const usedTexts = (instance: i18n): Record<string, unknown> => {
  const used = new Set(['common', ...(instance.reportNamespaces?.getUsedNamespaces() ?? [])])
  return Object.fromEntries([...used].map((name) => [name, instance.getResourceBundle(instance.language, name)]))
}
