/** Single-line text that people type, checked for storing and showing it to others. Pure. */

/** Pasted along with Arabic or Hebrew; a line's own letters determine its direction. */
const directionMarks = /[\u061C\u200E\u200F]/gu

/** Joiners and non-joiners, which Persian and Indic scripts need. */
const joinersInWords = /(?<=[\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}])/gu

/**
 * Control and format characters (zero width, right-to-left overrides, tags), unpaired surrogates, line separators, and
 * invisible Hangul letters. They make two names look the same.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/u

/** The trimmed text, or undefined if it contains invisible characters. */
export function plainText(text: string): string | undefined {
  const plain = text.replaceAll(directionMarks, '').trim()
  return hidden.test(plain.replaceAll(joinersInWords, '')) ? undefined : plain
}
