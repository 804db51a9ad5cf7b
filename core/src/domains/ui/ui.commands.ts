import type * as z from 'zod/mini'
import type { CommandContext } from '../../engine/kernel/commands.ts'
import { type Theme, type Toast, type UiPart, uiEvents } from './ui.events.ts'
import { DEFAULT_MODAL_VIEW, TOAST_SCROLL_PX } from './ui.rules.ts'
import type { UiView } from './ui.view.ts'

export function uiCommands({ commitIfNews, view: now }: CommandContext<UiView>) {
  return {
    /** Opens a part of the page, such as `search`. */
    open: (part: UiPart) => commitIfNews(uiEvents.opened({ part })),
    /** Closes a part of the page. */
    close: (part: UiPart) => commitIfNews(uiEvents.closed({ part })),
    /** Opens the dialog of that name, with data for it. */
    openModal: (view: string = DEFAULT_MODAL_VIEW, data: z.core.util.JSONType = null) =>
      commitIfNews(uiEvents.modalOpened({ view, data })),
    /** Closes the dialog. */
    closeModal: () => commitIfNews(uiEvents.modalClosed({})),
    /** Shows a message at the edge of the page. */
    toast: ({
      fixed = false,
      hideClose = false,
      closeOnRouteChange = false,
      ...rest
    }: Pick<Toast, 'type' | 'text'> & Partial<Toast>) =>
      commitIfNews(uiEvents.toastShown({ ...rest, fixed, hideClose, closeOnRouteChange })),
    /** Closes a message, by its id. */
    dismissToast: (id: string) => commitIfNews(uiEvents.toastDismissed({ id })),
    /** The page was scrolled by `distance` px since the toasts appeared; those that are not fixed may hide. */
    scrolled: async (distance: number) => {
      if (distance <= TOAST_SCROLL_PX) return
      for (const { id, fixed } of now().toasts) if (!fixed) await commitIfNews(uiEvents.toastDismissed({ id }))
    },
    /** Does not ask for the date of birth again until the browser is closed. */
    closeBirthDateToast: () => commitIfNews(uiEvents.birthDateToastClosed({})),
    /** Chooses light or dark colors, or those of the device. */
    chooseTheme: (theme: Theme) => commitIfNews(uiEvents.themeChosen({ theme })),
  }
}
