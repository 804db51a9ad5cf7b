/** At most so many UTF-16 units, and no character cut in half. */
export const cutAt = (text: string, longest: number): string =>
  text.length <= longest ? text : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')

/**
 * 5d.3: at most `longest` characters, cut at a word, with an ellipsis where something is missing. White space is single
 * spaces.
 */
export const trimDescription = (text: string, longest: number): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= longest) return plain
  const cut = cutAt(plain, longest - 1)
  // A word that ends just there is whole.
  const words = plain[cut.length] === ' ' ? cut : cut.replace(/ \S*$/, '')
  return `${words.replace(/[ ,;:.!?–-]+$/, '')}…`
}
