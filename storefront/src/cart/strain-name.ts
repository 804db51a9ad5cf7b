import { strains } from '../catalogue/format.ts'

/** The strain's name as a fact of a line: none where there is none, or one that we do not know. */
export function strainName(type: string | null): readonly string[] {
  const known = type?.toUpperCase()
  return known === 'INDICA' || known === 'HYBRID' || known === 'SATIVA' ? [strains[known].label] : []
}
