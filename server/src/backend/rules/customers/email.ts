/** What an account is found by: the address in lower case. */
export const emailKey = (email: string) => email.toLowerCase()
