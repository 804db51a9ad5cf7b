/** How long a toast is shown, in ms. */
export const TOAST_MS = 3000
/** How far the page can be scrolled before a toast that is not fixed hides, in px. */
export const TOAST_SCROLL_PX = 25
// 4e.2
export const DEFAULT_MODAL_VIEW = 'LOGIN_VIEW'
// 4e.4
export const DEFAULT_THEME = 'light'
// 8.27
export const TOAST_TITLES = { danger: 'Error', warning: 'Warning', success: 'Success' } as const
