/** The language of content: a parameter of our addresses, a store view of the commerce backend (7a.2). */
import { contentLanguages, type ContentLanguage } from '@leaflog/core/wire/content/content'
import { DEFAULT_STORE_ID } from '@leaflog/core/wire/content/stores'
import { GatewayError } from '../../platform/errors.ts'
import type { Call } from '../http/route.ts'

/** `language` of a call, English by default. @throws GatewayError BAD_REQUEST for a language that the shop does not have */
export function languageOf({ query }: Pick<Call, 'query'>): ContentLanguage {
  const wanted = query.get('language') ?? 'en'
  const language = contentLanguages.find((one) => one === wanted)
  if (!language) throw new GatewayError('BAD_REQUEST', { detail: `language: one of ${contentLanguages.join(', ')}` })
  return language
}

/** The headers that choose the default store's view in a language; English has no suffix. */
export const viewHeaders = (language: ContentLanguage): Readonly<Record<string, string>> =>
  language === 'en' ? {} : { store: `${DEFAULT_STORE_ID}_${language}` }

/** The upstream's language becomes a header value only if it is a language's name. */
export const tagOf = (language: string): string => (/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(language) ? language : 'en')
