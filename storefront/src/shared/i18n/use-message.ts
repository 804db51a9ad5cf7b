import type { Said } from '@leaflog/core'
import { inOneLine, translate } from '@leaflog/core/wire/messages/translate'
import type { i18n } from 'i18next'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultLanguage } from './languages.ts'

/** By code what the services say, and by its English what the core and the shop's own data always say in the same words. */
const NAMESPACES = ['messages', 'core', 'sentences'] as const

type Known = Readonly<Record<string, string>>
type Meaning = Said['meaning']

/** The shop's own files, whose texts are what they are. */
const isKnown = (value: unknown): value is Known => typeof value === 'object' && value !== null

const nothing: Known = {}

const bundleOf = (texts: i18n, namespace: string): Known => {
  const found: unknown = texts.getResourceBundle(texts.language, namespace)
  return isKnown(found) ? found : nothing
}

type Translate = (text: string, meaning?: Meaning) => string

/** Nothing waits for the files: what is said before they have come is said in English until then. */
function useTranslate(): Translate {
  const { i18n: texts } = useTranslation('common')
  const [, setCome] = useState(false)
  const messages = bundleOf(texts, 'messages')
  const core = bundleOf(texts, 'core')
  const sentences = bundleOf(texts, 'sentences')
  useEffect(() => {
    if (texts.language === defaultLanguage || NAMESPACES.every((name) => texts.hasLoadedNamespace(name))) return
    let current = true
    const wait = async () => {
      await texts.loadNamespaces(NAMESPACES)
      if (current) setCome(true)
    }
    void wait()
    return () => {
      current = false
    }
  }, [texts])
  return useCallback(
    (text, meaning) => {
      if (texts.language === defaultLanguage) return text
      const isCoded = meaning !== undefined && Object.hasOwn(messages, meaning.code)
      const isCore = Object.hasOwn(core, text)
      // What the server said in the visitor's language, the browser has to say again.
      texts.reportNamespaces?.addUsedNamespaces([isCoded ? 'messages' : isCore ? 'core' : 'sentences'])
      return translate({ messages, sentences: isCore ? core : sentences }, text, meaning)
    },
    [texts, messages, core, sentences],
  )
}

export type Say = (said: string | Said, meaning?: Meaning) => string

/** What the core and the services say, in the visitor's language and in one line. */
export const useMessage = (): Say => {
  const say = useTranslate()
  return useCallback(
    (said, meaning) => inOneLine(typeof said === 'string' ? say(said, meaning) : say(said.text, said.meaning)),
    [say],
  )
}

export interface Issue extends Said {
  readonly title: string
}

/** What keeps something from being ordered (8.11): the title, which may be empty, and the text. */
export const useIssue = (): ((issue: Issue) => { readonly title: string; readonly text: string }) => {
  const say = useTranslate()
  return useCallback(
    ({ title, text, meaning }) => {
      const said = say(`${title}|${text}`, meaning)
      const [first = '', rest] = said.split('|')
      // Without a code the two are sentences of their own; with one, the first may have been ours.
      if (said === `${title}|${text}`) return { title: say(title), text: say(text) }
      return rest === undefined ? { title: say(title), text: first } : { title: first, text: rest }
    },
    [say],
  )
}
