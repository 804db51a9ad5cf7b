import type { Said } from '@leaflog/core'
import { inOneLine, translate } from '@leaflog/core/wire/messages/translate'
import type { i18n } from 'i18next'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { defaultLanguage } from './languages.ts'

/** Messages of services by code, and fixed sentences of the core and the shop's data by their English text. */
const NAMESPACES = ['messages', 'core', 'sentences'] as const

type Known = Readonly<Record<string, string>>
type Meaning = Said['meaning']

/** Trusted: the shop's own files. */
const isKnown = (value: unknown): value is Known => typeof value === 'object' && value !== null

const nothing: Known = {}

const bundleOf = (texts: i18n, namespace: string): Known => {
  const found: unknown = texts.getResourceBundle(texts.language, namespace)
  return isKnown(found) ? found : nothing
}

type Translate = (text: string, meaning?: Meaning) => string

/** Never waits for the files: messages are shown in English until they are loaded. */
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
      // The browser has to repeat the server's translation, so the namespace is recorded.
      texts.reportNamespaces?.addUsedNamespaces([isCoded ? 'messages' : isCore ? 'core' : 'sentences'])
      return translate({ messages, sentences: isCore ? core : sentences }, text, meaning)
    },
    [texts, messages, core, sentences],
  )
}

export type Say = (message: string | Said, meaning?: Meaning) => string

/** Messages of the core and the services, in the visitor's language and in one line. */
export const useMessage = (): Say => {
  const say = useTranslate()
  return useCallback(
    (message, meaning) =>
      inOneLine(typeof message === 'string' ? say(message, meaning) : say(message.text, message.meaning)),
    [say],
  )
}

export interface Issue extends Said {
  readonly title: string
}

/** Why something cannot be ordered (8.11): the title, which may be empty, and the text. */
export const useIssue = (): ((issue: Issue) => { readonly title: string; readonly text: string }) => {
  const say = useTranslate()
  return useCallback(
    ({ title, text, meaning }) => {
      const translated = say(`${title}|${text}`, meaning)
      const [first = '', rest] = translated.split('|')
      // Without a code these are two separate sentences; with one, the first may be ours.
      if (translated === `${title}|${text}`) return { title: say(title), text: say(text) }
      return rest === undefined ? { title: say(title), text: first } : { title: first, text: rest }
    },
    [say],
  )
}
