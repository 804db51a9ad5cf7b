import { hostileElements } from './hostile/elements.ts'
import { hostileLinks } from './hostile/links.ts'
import { hostileParsing } from './hostile/parsing.ts'

/** HTML that must never execute, load or send anything after sanitizing. Its scripts call `alert`. */
export const hostileHtml: readonly string[] = [...hostileLinks, ...hostileElements, ...hostileParsing]
