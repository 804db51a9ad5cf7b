/** From this share of a limit on, a warning is shown (3.4.5). */
const NEARLY = 0.9

/** Whether a purchase limit is nearly reached, reached or exceeded. */
export const isNear = (taken: number, most: number): boolean => taken >= most * NEARLY
