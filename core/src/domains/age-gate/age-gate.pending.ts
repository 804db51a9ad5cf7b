/** The call whose answer the gate waits for: whoever is verified needs no states. */
import type { PendingCall } from '../../engine/kernel/define-domain.ts'
import type { AgeGateState } from './age-gate.machine.ts'

export const ageGatePending = ({ context: { loadId } }: AgeGateState): readonly PendingCall[] =>
  loadId === undefined ? [] : [{ effect: 'loadConfig', params: {}, key: loadId }]
