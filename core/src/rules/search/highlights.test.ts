import { expect, test } from 'vitest'
import { highlightMarks } from '../../wire/search/search-answers.ts'
import { piecesOf, piecesWith } from './highlights.ts'

const { pre, post } = highlightMarks
const shown = (pieces: ReturnType<typeof piecesOf>) => pieces.map(({ text, marked }) => (marked ? `[${text}]` : text))

test('[1.8] the match is marked, and is plain text', () => {
  expect(shown(piecesOf('Blue Dream', `${pre}Blue${post} Dream`))).toEqual(['[Blue]', ' Dream'])
  expect(shown(piecesOf('Blue Dream', undefined))).toEqual(['Blue Dream'])
})

test('a name that is HTML stays text, whether or not the service escaped it', () => {
  const name = 'OG <img onerror=alert(1)> "Kush" & Co'
  const raw = `OG <img onerror=alert(1)> "${pre}Kush${post}" & Co`
  const escaped = `OG &lt;img onerror=alert(1)&gt; &quot;${pre}Kush${post}&quot; &amp; Co`
  for (const highlighted of [raw, escaped]) {
    const pieces = piecesOf(name, highlighted)
    expect(pieces.map(({ text }) => text).join('')).toBe(name)
    expect(pieces.filter(({ marked }) => marked)).toEqual([{ text: 'Kush', marked: true }])
  }
})

test('a highlight of a different text is ignored', () => {
  expect(shown(piecesOf('Blue Dream', `${pre}Another${post} product`))).toEqual(['Blue Dream'])
  expect(shown(piecesOf('Blue Dream', `${pre}Blue Dream`))).toEqual(['Blue Dream'])
})

test('without highlights from a service, words that start with those of the term are marked', () => {
  expect(shown(piecesWith('Crème Brûlée Gummies', 'creme gum'))).toEqual(['[Crème]', ' Brûlée ', '[Gummies]'])
  expect(shown(piecesWith('Blue Dream', ''))).toEqual(['Blue Dream'])
})
