/** 5b.4: up to 254 characters in all, 64 before the @, 63 in each label of the domain. */
const LONGEST = 254
const LONGEST_LOCAL = 64

/** The characters of HTML's `type=email`, dots only between others; each step of both patterns is unambiguous. */
const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/** Whether a text is an email address that mail can reach, in browser and server alike: its domain has a dot. Linear in the text. */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST) return false
  const at = text.lastIndexOf('@')
  if (at < 1 || at > LONGEST_LOCAL || !local.test(text.slice(0, at))) return false
  const labels = text.slice(at + 1).split('.')
  return labels.length > 1 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '')
}
