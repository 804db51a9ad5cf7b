/** At most `longest` UTF-16 units, without splitting a character. */
export const cutAt = (text: string, longest: number): string =>
  text.length <= longest ? text : text.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '')

/** At most `longest` characters, cut at a word, with an ellipsis if something is cut. White space is collapsed. */
export const trimDescription = (text: string, longest: number): string => {
  const plain = text.replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= longest) return plain
  const cut = cutAt(plain, longest - 1)
  // A word that ends exactly there is complete.
  const words = plain[cut.length] === ' ' ? cut : cut.replace(/ \S*$/, '')
  return `${words.replace(/[ ,;:.!?–-]+$/, '')}…`
}
