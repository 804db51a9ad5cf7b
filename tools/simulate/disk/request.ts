/** A request of the simulated IndexedDB. */

export interface SimulatedRequest {
  result: unknown
  error: DOMException | null
  onsuccess: (() => void) | null
  onerror: (() => void) | null
}

export const createRequest = (): SimulatedRequest => ({
  result: undefined,
  error: null,
  onsuccess: null,
  onerror: null,
})

export function succeed(request: SimulatedRequest, result: unknown): void {
  request.result = result
  request.onsuccess?.()
}

export function failRequest(request: SimulatedRequest, error: DOMException): void {
  request.error = error
  request.onerror?.()
}
