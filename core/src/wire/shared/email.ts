/** 5b.4: up to 254 characters in total, 64 before the @, 63 in each label of the domain. */
const LONGEST = 254
const LONGEST_LOCAL = 64

/**
 * The characters of HTML's `type=email`, with dots only between others. Both patterns are unambiguous, so matching is
 * linear.
 */
const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/** Whether a text is a deliverable email address, in browser and server alike: its domain has a dot. Linear time. */
export function isEmail(text: string): boolean {
  if (text.length > LONGEST) return false
  const at = text.lastIndexOf('@')
  if (at < 1 || at > LONGEST_LOCAL || !local.test(text.slice(0, at))) return false
  const labels = text.slice(at + 1).split('.')
  return labels.length > 1 && labels.every((part) => label.test(part)) && !/^\d+$/.test(labels.at(-1) ?? '')
}
