/** What the elements tell a page. */
interface Added {
  readonly product: string
  readonly name: string
  readonly option: string
  readonly store: string
}

declare global {
  interface DocumentEventMap {
    'leaflog-added': CustomEvent<Added>
  }
}

export type { Added }
