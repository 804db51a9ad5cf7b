import type { AddressInfo } from 'node:net'

/** Sends the port to the parent process, which ends this child when it is done. */
export function announce(address: AddressInfo | string | null): void {
  if (address === null || typeof address === 'string') throw new Error('The server is not listening.')
  console.log(address.port)
}
