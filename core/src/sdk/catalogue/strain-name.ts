import { strainOf } from '../../rules/catalogue/strain.ts'
import type { Product } from './model.ts'

const names = { INDICA: 'indica', HYBRID: 'hybrid', SATIVA: 'sativa' } as const

/** The strain with this label, as the catalogue's model writes it. */
export const strainName = (label: string | null): Product['strain'] => {
  const strain = strainOf(label)
  return strain && names[strain]
}
