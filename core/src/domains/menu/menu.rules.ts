/** A menu older than this is refreshed in the background, in ms. */
export const MENU_FRESH_MS = 3_600_000
/** How many stores' menus are kept. */
export const MENUS_KEPT = 3
