import { serverTexts } from '../shared/i18n/server-texts.ts'

/** The part of a page's context that its words come from. */
export const inEnglish = () => ({ language: 'en' as const, texts: serverTexts('en') })
