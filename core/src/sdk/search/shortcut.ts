import type { KeyValue } from '../../ports/ports.ts'

const KEY = 'search_shortcut'

/**
 * Whether the key `/` opens search. A shortcut of one character can be turned off (WCAG 2.1.4): whoever speaks to a
 * computer may say it without meaning it.
 */
export interface Shortcut {
  /** True until somebody turned it off in this browser. */
  isOn(): boolean
  /** Turns it on or off, and keeps that in this browser. */
  turn(on: boolean): void
}

export const shortcut = (storage: KeyValue): Shortcut => ({
  isOn: () => storage.get(KEY) !== 'off',
  turn: (on) => (on ? storage.remove(KEY) : storage.set(KEY, 'off')),
})
