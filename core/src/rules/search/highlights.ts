import { highlightMarks } from '../../wire/search/search-answers.ts'
import { folded, wordsOf } from './terms.ts'

/** A part of a text, and whether it matched. Always text, never HTML. */
export interface Piece {
  /** Plain text: show it as text, never as HTML. Spaces are part of it. */
  readonly text: string
  /** Whether it matches the term and should be emphasized. */
  readonly marked: boolean
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
const unescaped = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)

const split = (value: string): Piece[] =>
  value
    .split(highlightMarks.pre)
    .flatMap((part, position): Piece[] => {
      if (position === 0) return [{ text: part, marked: false }]
      const end = part.indexOf(highlightMarks.post)
      if (end < 0) return [{ text: part, marked: false }]
      return [
        { text: part.slice(0, end), marked: true },
        { text: part.slice(end + highlightMarks.post.length), marked: false },
      ]
    })
    .filter(({ text }) => text !== '')

const whole = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('')

/**
 * Splits a highlighted value into pieces of its text. Some services escape the text, others do not. A value that
 * matches the text neither way is not trusted, and the plain text is used.
 */
export const piecesOf = (text: string, highlighted: string | undefined): Piece[] => {
  const plain = [{ text, marked: false }]
  if (highlighted === undefined) return plain
  const pieces = split(highlighted)
  if (whole(pieces) === text) return pieces
  const read = pieces.map((piece) => ({ ...piece, text: unescaped(piece.text) }))
  return whole(read) === text ? read : plain
}

/** The same without highlights: marks words that start with those of the term. */
export const piecesWith = (text: string, term: string): Piece[] => {
  const typed = wordsOf(term)
  const pieces: Piece[] = []
  let end = 0
  const add = (piece: string, marked: boolean) => {
    if (piece !== '') pieces.push({ text: piece, marked })
  }
  for (const { 0: found, index } of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (!typed.some((one) => folded(found).startsWith(one))) continue
    add(text.slice(end, index), false)
    add(found, true)
    end = index + found.length
  }
  add(text.slice(end), false)
  return pieces
}
