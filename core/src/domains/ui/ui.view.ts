import type { Json } from '../../engine/kernel/define-events.ts'
import type { Theme, Toast, UiPart } from './ui.events.ts'
import type { UiState } from './ui.machine.ts'
import { TOAST_TITLES } from './ui.rules.ts'

export interface UiView extends Readonly<Record<UiPart, boolean>> {
  readonly modal: { readonly open: boolean; readonly view: string; readonly data: Json }
  readonly toasts: readonly (Toast & { readonly id: string; readonly title: string })[]
  readonly theme: Theme
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
