/** The menus that are being loaded. */
import type { PendingCall } from '../../engine/kernel/define-domain.ts'
import type { MenuState } from './menu.machine.ts'

export const menuPending = ({ context: { asked = [], loading } }: MenuState): PendingCall[] =>
  asked
    .filter(({ request }) => loading.includes(request.storeId))
    .map(({ key, request }) => ({ effect: 'load', key, params: request }))
