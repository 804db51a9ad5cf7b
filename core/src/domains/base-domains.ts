/** The domains that every shop has: who shops, where, of whose menu, and on which page. */
import { ageGateDomain } from './age-gate/age-gate.domain.ts'
import { dispensaryDomain } from './dispensary/dispensary.domain.ts'
import { menuDomain } from './menu/menu.domain.ts'
import { navigationDomain } from './navigation/navigation.domain.ts'
import { sessionDomain } from './session/session.domain.ts'
import { uiDomain } from './ui/ui.domain.ts'

export const baseDomains = [
  ageGateDomain,
  dispensaryDomain,
  menuDomain,
  sessionDomain,
  navigationDomain,
  uiDomain,
] as const
