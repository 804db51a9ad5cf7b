/** Startup errors that the operator has to fix: a sentence with the variable, and no stack. */

export class StartError extends Error {
  override name = 'StartError'
}

const inUse = (port: string) => `The port is in use. Set ${port} to another one.`
const forbidden = (port: string) => `This user may not listen on that port. Set ${port} to one above 1023.`
const elsewhere = () =>
  'HOST is no address of this machine. Set HOST to localhost, to 0.0.0.0 or to an address that this machine has.'

/** Errors of listening; other errors have their own messages. */
const listening: Readonly<Record<string, (port: string) => string>> = {
  EADDRINUSE: inUse,
  EACCES: forbidden,
  EADDRNOTAVAIL: elsewhere,
  EINVAL: elsewhere,
  ENOTFOUND: elsewhere,
  EAI_AGAIN: elsewhere,
}

export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Configuration errors get a sentence; other errors get their stack. `port` is the port's variable. */
export function explain(error: unknown, port: 'PORT' | 'BACKEND_PORT'): string {
  if (error instanceof StartError) return error.message
  const sentence = listening[codeOf(error)]?.(port)
  if (sentence !== undefined) return sentence
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
