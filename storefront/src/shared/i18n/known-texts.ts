/** A server writes the same words for every page, so a text without values is looked up once. */
import type { i18n } from 'i18next'

type Looked = i18n['getFixedT']

/** The same lookup, which remembers texts by the place where they are looked up: language, namespaces, prefix. */
export function knowingTexts(getFixedT: Looked): Looked {
  const known = new Map<string, ReturnType<Looked>>()
  return new Proxy(getFixedT, {
    apply(target, _this, args: Parameters<Looked>): ReturnType<Looked> {
      const place = JSON.stringify(args)
      const found = known.get(place) ?? remembering<ReturnType<Looked>>(target(...args))
      known.set(place, found)
      return found
    },
  })
}

function remembering<T extends (...args: never[]) => unknown>(t: T): T {
  const texts = new Map<string, unknown>()
  return new Proxy(t, {
    apply(target, _this, args: Parameters<T>): unknown {
      const [key, ...values]: unknown[] = args
      if (typeof key !== 'string' || values.length > 0) return target(...args)
      if (!texts.has(key)) texts.set(key, target(...args))
      return texts.get(key)
    },
  })
}
