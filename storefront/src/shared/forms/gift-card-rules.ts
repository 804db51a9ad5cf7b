import { required } from './field-rules.ts'

/** Sixteen letters and digits, with or without dashes and spaces between them. */
const GIFT_CARD_CODE = /^(?:[\s-]*[a-z\d]){16}[\s-]*$/i

export const codeProblem = (text: string): string | null =>
  required(text) ?? (GIFT_CARD_CODE.test(text) ? null : 'Gift card codes have 16 letters and numbers. Check yours.')

/** As the service expects it. */
export const codeOf = (text: string): string => text.replaceAll(/[\s-]/g, '').toUpperCase()
