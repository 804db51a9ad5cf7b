import { badRequest } from './problem.ts'

export type FilterToken =
  | { kind: '(' | ')' | ':'; at: number }
  | { kind: 'operator'; text: '<' | '<=' | '=' | '!=' | '>' | '>='; at: number }
  /** A bare word or a quoted text; only a bare word can be AND, OR, NOT or TO. */
  | { kind: 'word'; text: string; quoted: boolean; at: number }

const operators = ['<=', '>=', '!=', '<', '>', '='] as const
const longest = 4096

const quotedWord = (text: string, start: number): { word: string; end: number } => {
  const quote = text[start]
  let word = ''
  for (let at = start + 1; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === quote) return { word, end: at + 1 }
    if (character === '\\' && at + 1 < text.length) at++
    word += text.charAt(at)
  }
  throw badRequest(`filters: the quote at position ${start} is not closed`)
}

/** Tokenizes `filters`. @throws SearchProblem 400 for an unclosed quote, or a text longer than 4,096 characters */
export const filterTokens = (text: string): FilterToken[] => {
  if (text.length > longest) throw badRequest(`filters: longer than ${longest} characters`)
  const tokens: FilterToken[] = []
  let at = 0
  while (at < text.length) {
    const character = text.charAt(at)
    const operator = operators.find((known) => text.startsWith(known, at))
    if (/\s/.test(character)) at++
    else if (character === '(' || character === ')' || character === ':') tokens.push({ kind: character, at: at++ })
    else if (operator !== undefined) {
      tokens.push({ kind: 'operator', text: operator, at })
      at += operator.length
    } else if (character === '"' || character === "'") {
      const { word, end } = quotedWord(text, at)
      tokens.push({ kind: 'word', text: word, quoted: true, at })
      at = end
    } else {
      const word = /^(?:[^\s():<>=!"']|!(?!=)|(?<!^)')+/.exec(text.slice(at))?.[0] ?? character
      tokens.push({ kind: 'word', text: word, quoted: false, at })
      at += word.length
    }
  }
  return tokens
}
