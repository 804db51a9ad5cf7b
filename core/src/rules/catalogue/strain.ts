import type { StrainType } from '../../wire/search/search.ts'

/** The strain with this label, in upper or lower case; null if it is none of the three. */
export const strainOf = (label: string | null | undefined): StrainType | null => {
  const upper = label?.toUpperCase()
  return upper === 'INDICA' || upper === 'HYBRID' || upper === 'SATIVA' ? upper : null
}
