/** What every screen receives. */
import type { Shop, ShopState } from '@leaflog/core'
import type { KioskConfig } from './config.ts'
import type { Say } from './language.ts'
import type { MenuSource } from './menu-source.ts'
import type { Language, Words } from './words.ts'

export type ScreenName = 'attract' | 'age' | 'menu' | 'cart' | 'checkout' | 'placed'

export interface Kiosk {
  readonly shop: Shop
  readonly config: KioskConfig
  readonly menu: MenuSource
  readonly words: Words
  readonly language: Language
  money(cents: number): string
  /** A sentence of the shop, in the visitor's language. */
  readonly say: Say
  /** A word of the shop's data, in the visitor's language. */
  term(word: string): string
  go(screen: ScreenName): void
  /** Forgets the visitor, and waits for the next one. */
  startOver(): void
}

/** Lives as long as a screen is shown. */
export interface Scope {
  readonly signal: AbortSignal
  /** Now, and whenever it changes. */
  watch<T>(selector: (state: ShopState) => T, show: (selected: T) => void): void
}

export type Screen = (kiosk: Kiosk, scope: Scope) => HTMLElement

export const isOnline = (): boolean => navigator.onLine
