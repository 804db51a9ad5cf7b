import type { TFunction } from 'i18next'

const names = { INDICA: 'strain.indica', HYBRID: 'strain.hybrid', SATIVA: 'strain.sativa' } as const

/** The strain's name as a detail of a line; none if it is missing or unknown. */
export function strainName(t: TFunction<'cart'>, type: string | null): readonly string[] {
  const known = type?.toUpperCase()
  return known === 'INDICA' || known === 'HYBRID' || known === 'SATIVA' ? [t(names[known])] : []
}
