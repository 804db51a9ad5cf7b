import type { Json } from '../../engine/kernel/define-events.ts'
import type { Theme, Toast, UiPart } from './ui.events.ts'
import type { UiState } from './ui.machine.ts'
import { TOAST_TITLES } from './ui.rules.ts'

/** What is open on this tab's screen, and how it looks. */
export interface UiView extends Readonly<Record<UiPart, boolean>> {
  /** The dialog: its name in `view`, and what it was opened with. */
  readonly modal: { readonly open: boolean; readonly view: string; readonly data: Json }
  /** The messages that are shown, the latest last. */
  readonly toasts: readonly (Toast & { readonly id: string; readonly title: string })[]
  /** The chosen colors. */
  readonly theme: Theme
  /** The question for the date of birth was closed, until the browser is. */
  readonly birthDateToastClosed: boolean
}

export const uiView = ({ context }: UiState): UiView => ({
  search: context.open.includes('search'),
  sidebar: context.open.includes('sidebar'),
  dropdown: context.open.includes('dropdown'),
  storeSidebar: context.open.includes('storeSidebar'),
  hamburger: context.open.includes('hamburger'),
  modal: context.modal,
  toasts: context.toasts.map(({ until: _, ...toast }) => ({ ...toast, title: TOAST_TITLES[toast.type] })),
  theme: context.theme,
  birthDateToastClosed: context.birthDateToastClosed,
})
