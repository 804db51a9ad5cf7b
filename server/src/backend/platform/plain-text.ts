/** What people type into one line, as it may be kept and shown to others. Pure. */

/** Copied along with Arabic or Hebrew; a line's own letters say which way it runs. */
const directionMarks = /[\u061C\u200E\u200F]/gu

/** Joins or parts two letters, as Persian and the scripts of India need it. */
const joinersInWords = /(?<=[\p{L}\p{M}])[\u200C\u200D](?=[\p{L}\p{M}])/gu

/**
 * Control and format characters (zero width, right-to-left overrides, tags), halves of characters, separators of lines,
 * and the letters of Hangul that show as nothing: they make two names look like one.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/u

/** The text without blanks around it, or undefined where it holds what nobody can see. */
export function plainText(text: string): string | undefined {
  const plain = text.replaceAll(directionMarks, '').trim()
  return hidden.test(plain.replaceAll(joinersInWords, '')) ? undefined : plain
}
