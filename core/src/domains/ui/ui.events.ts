import { meaning } from '../../wire/messages/message.ts'
import * as z from 'zod/mini'
import { type EventOf, defineEvents } from '../../engine/kernel/define-events.ts'

/** Parts that are open or closed. `sidebar` is the minicart. */
export const uiPart = z.enum(['search', 'sidebar', 'dropdown', 'storeSidebar', 'hamburger'])
/** A part of the page that is open or closed. */
export type UiPart = z.infer<typeof uiPart>

export const theme = z.enum(['light', 'dark', 'system'])
/** The colors of the page; `system` follows the device. */
export type Theme = z.infer<typeof theme>

// 4e.3
export const toastShape = z.object({
  type: z.enum(['danger', 'success', 'warning']),
  text: z.string(),
  meaning: z.optional(meaning),
  fixed: z._default(z.boolean(), false),
  hideClose: z._default(z.boolean(), false),
  closeOnRouteChange: z._default(z.boolean(), false),
})
/** A message at the edge of the page. */
export interface Toast extends z.infer<typeof toastShape> {}

export const uiEvents = defineEvents('ui', {
  opened: { v: 1, data: z.object({ part: uiPart }) },
  closed: { v: 1, data: z.object({ part: uiPart }) },
  modalOpened: { v: 1, data: z.object({ view: z.string(), data: z.nullable(z.json()) }) },
  modalClosed: { v: 1, data: z.object({}) },
  toastShown: { v: 1, data: toastShape },
  toastDismissed: { v: 1, data: z.object({ id: z.string() }) },
  toastElapsed: { v: 1, data: z.object({ id: z.string() }) },
  /** Until the browser is closed. */
  birthDateToastClosed: { v: 1, data: z.object({}) },
  themeChosen: { v: 1, data: z.object({ theme }) },
  themeRecalled: { v: 1, data: z.object({ theme }) },
})

export type UiEvent = EventOf<typeof uiEvents>
