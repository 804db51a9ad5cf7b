/** 9e.1: how long a toast stays, in ms. */
export const TOAST_MS = 3000
/** 4e.2 */
export const DEFAULT_MODAL_VIEW = 'LOGIN_VIEW'
/** 4e.4 */
export const DEFAULT_THEME = 'light'
/** 8.27 */
export const TOAST_TITLES = { danger: 'Error', warning: 'Warning', success: 'Success' } as const
