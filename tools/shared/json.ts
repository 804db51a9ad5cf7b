/** Reads JSON from other programs whose shape is known but not guaranteed. Missing values read as empty. */

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
export const numberOf = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
