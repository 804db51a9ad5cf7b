import { hostileElements } from './hostile/elements.ts'
import { hostileLinks } from './hostile/links.ts'
import { hostileParsing } from './hostile/parsing.ts'

/** HTML that must never run, load or send anything, whichever of our sanitisers has cleaned it. Scripts call `alert`. */
export const hostileHtml: readonly string[] = [...hostileLinks, ...hostileElements, ...hostileParsing]
