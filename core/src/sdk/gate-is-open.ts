import type { ShopState } from '../domains/domains.ts'

/** The gate shows unless the visitor is verified, has the bypass cookie or came with the parameter. */
export const gateIsOpen = ({ ageGate, navigation }: ShopState): boolean =>
  ageGate.view.status !== 'verified' && !navigation.view.ageGateBypassed
