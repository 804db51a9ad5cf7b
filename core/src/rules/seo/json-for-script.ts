const unsafe = /[<>&\u2028\u2029]/g

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/**
 * JSON that is safe inside a script element: no `</script>`, no `<!--`, and no line separators that end a string in
 * older JavaScript parsers. JSON itself escapes lone surrogates, so UTF-8 keeps them.
 */
export const jsonForScript = (value: unknown): string => JSON.stringify(value).replaceAll(unsafe, escaped)
