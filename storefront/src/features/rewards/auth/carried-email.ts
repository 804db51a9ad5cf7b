/** The email typed into one form, for another page's form; in memory only, and read once. */
let carried = ''

export const carriedEmail = {
  keep: (email: string): void => void (carried = email),
  read: (): string => carried,
  forget: (): void => void (carried = ''),
}
