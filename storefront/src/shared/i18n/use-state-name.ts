import { useTranslation } from 'react-i18next'

const codes = ['AZ', 'CA', 'CT', 'FL', 'GA', 'MD', 'OH', 'PA', 'WV'] as const

/** The states of the shop (1.1, 2c.5). */
export const stateCodes: readonly string[] = codes

/** The translations of `places` for state names. */
type SayState = (key: `states.${(typeof codes)[number]}`) => string

/** A state's name in the visitor's language; `otherwise` for an unknown one. */
export const stateNameOf = (t: SayState, code: string, otherwise: string = code): string => {
  const known = codes.find((one) => one === code)
  return known === undefined ? otherwise : t(`states.${known}`)
}

export const useStateName = (): ((code: string, otherwise?: string) => string) => {
  const { t } = useTranslation('places')
  return (code, otherwise) => stateNameOf(t, code, otherwise)
}
