const unsafe = /[<>&\u2028\u2029]/g

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * JSON that may stand inside a script element, whatever strings are in it: no `</script>`, no `<!--`, no line separator
 * that older parsers of JavaScript end a string at. Lone surrogates are escaped by JSON itself, so UTF-8 keeps them.
 */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll(unsafe, escaped)
