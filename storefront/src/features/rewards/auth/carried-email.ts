/** The email that was typed into one form, on its way to the page of another one; in memory only, and read once. */
let carried = ''

export const carriedEmail = {
  keep: (email: string): void => void (carried = email),
  read: (): string => carried,
  forget: (): void => void (carried = ''),
}
