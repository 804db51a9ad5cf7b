/** 5a.8, 8.1 */
export const NO_CONFIG = 'Oops, something went wrong, please refresh the page'
