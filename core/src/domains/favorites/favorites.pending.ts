/** The call whose answer the favorites wait for. */
import type { PendingCall } from '../../engine/kernel/define-domain.ts'
import type { FavoritesState } from './favorites.machine.ts'

export const favoritesPending = ({ context: { joining } }: FavoritesState): readonly PendingCall[] =>
  joining ? [{ effect: 'join', params: joining, key: joining.attempt }] : []
