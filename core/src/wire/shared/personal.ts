/** What looks like an e-mail address or a telephone number was typed into the wrong field, and is nobody's business. */
export const looksPersonal = (typed: string): boolean => /@|\d(?:[ ().-]*\d){6}/.test(typed)
