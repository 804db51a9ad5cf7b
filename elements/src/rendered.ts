/** Marks what a server rendered into a declared shadow root. */
export const RENDERED = 'data-rendered'
