/** One cookie's decoded value out of a Cookie header, or null. A value that cannot be decoded counts as absent. */
export const readCookie = (header: string, name: string): string | null => {
  for (const pair of header.split(';')) {
    const [key, ...rest] = pair.split('=')
    if (key?.trim() !== name) continue
    try {
      return decodeURIComponent(rest.join('=').trim())
    } catch {
      return null
    }
  }
  return null
}
