import { serverTexts } from '../shared/i18n/server-texts.ts'

/** The part of a page's context that provides its texts. */
export const inEnglish = () => ({ language: 'en' as const, texts: serverTexts('en') })
