/** Shared by the kiosk’s screens. @module */
/** Where the shop is: in the kiosk's address, else in the file beside it. */
export interface KioskConfig {
  /** Origin of the gateway; '' if the kiosk's own server forwards calls (serve.ts). */
  readonly gateway: string
  readonly store: string
}

export async function readConfig(address: URL): Promise<KioskConfig> {
  const asked = address.searchParams
  const file: unknown = await fetch('config.json').then((answer) => answer.json())
  const read = (name: string): string => {
    const value: unknown = typeof file === 'object' && file !== null ? Reflect.get(file, name) : undefined
    return asked.get(name) ?? (typeof value === 'string' ? value : '')
  }
  return { gateway: read('gateway'), store: read('store') }
}
