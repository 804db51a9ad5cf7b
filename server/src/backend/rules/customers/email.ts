/** The key of an account: the address in lower case. */
export const emailKey = (email: string) => email.toLowerCase()
