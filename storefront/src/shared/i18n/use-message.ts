import type { i18n } from 'i18next'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultLanguage } from './languages.ts'

const NAMESPACE = 'sentences'

interface Pattern {
  readonly form: RegExp
  readonly translation: string
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** "{{name}} is in your cart." fits every sentence of this form. */
const patternOf = ([english, translation]: [string, string]): Pattern => ({
  form: new RegExp(
    `^${english
      .split(/({{\w+}})/)
      .map((part) => formOf(part))
      .join('')}$`,
    's',
  ),
  translation,
})

const formOf = (part: string): string => {
  const [, name] = /^{{(\w+)}}$/.exec(part) ?? []
  return name === undefined ? escaped(part) : `(?<${name}>.+)`
}

const patterns = new WeakMap<object, readonly Pattern[]>()

const patternsOf = (known: Record<string, string>): readonly Pattern[] => {
  const made =
    patterns.get(known) ??
    Object.entries(known)
      .filter(([english]) => english.includes('{{'))
      .map((entry) => patternOf(entry))
  patterns.set(known, made)
  return made
}

const isKnown = (value: unknown): value is Record<string, string> => typeof value === 'object' && value !== null

const nothing: Record<string, string> = {}

const knownTo = (texts: i18n): Record<string, string> => {
  const bundle: unknown = texts.getResourceBundle(texts.language, NAMESPACE)
  return isKnown(bundle) ? bundle : nothing
}

/** A sentence that is not known stays as it was said. */
export const translateMessage = (known: Record<string, string>, sentence: string): string => {
  const whole = Object.hasOwn(known, sentence) ? known[sentence] : undefined
  if (whole !== undefined) return whole
  for (const { form, translation } of patternsOf(known)) {
    const found = form.exec(sentence)?.groups
    if (found) return translation.replaceAll(/{{(\w+)}}/g, (_, name: string) => found[name] ?? '')
  }
  return sentence
}

/**
 * What the core and the service say, in the visitor's language. They say it in English, and many of their sentences are known,
 * as they are or by their form. Nothing waits for the file: what is said before it has come is said in English until then.
 */
export const useMessage = (): ((sentence: string) => string) => {
  const { i18n: texts } = useTranslation('common')
  const known = useSentencesOf(texts)
  return useCallback(
    (sentence) => {
      if (texts.language === defaultLanguage) return sentence
      // What the server said in the visitor's language, the browser has to say again.
      texts.reportNamespaces?.addUsedNamespaces([NAMESPACE])
      return translateMessage(known, sentence)
    },
    [texts, known],
  )
}

/** The sentences of the page's language, and none until their file has come. */
function useSentencesOf(texts: i18n): Record<string, string> {
  const [, setCame] = useState(false)
  useEffect(() => {
    if (texts.language === defaultLanguage || texts.hasLoadedNamespace(NAMESPACE)) return
    let current = true
    const wait = async () => {
      await texts.loadNamespaces(NAMESPACE)
      if (current) setCame(true)
    }
    void wait()
    return () => {
      current = false
    }
  }, [texts])
  return knownTo(texts)
}
