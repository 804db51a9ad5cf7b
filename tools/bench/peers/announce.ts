import type { AddressInfo } from 'node:net'

/** Tells the parent process the port; it ends the child when it is done. */
export function announce(address: AddressInfo | string | null): void {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.')
  console.log(address.port)
}
