/** Whether a text has what was typed. */

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

export const foldedWords = (text: string): string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Every typed word begins a word of the text. */
export function matches(text: string, typed: readonly string[]): boolean {
  const words = foldedWords(text)
  return typed.every((start) => words.some((word) => word.startsWith(start)))
}
