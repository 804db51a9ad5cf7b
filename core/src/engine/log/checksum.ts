/** FNV-1a, 32 bits, in hexadecimal: notices damage, and tells versions of our own code apart. No protection against forgery. */
export function checksum(text: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(16).padStart(8, '0')
}
