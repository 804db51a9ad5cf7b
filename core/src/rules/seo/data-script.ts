import { jsonForScript } from './json-for-script.ts'
import type { DataScript, Thing } from './structured-data.ts'

/** The only way to put structured data into a page; it survives every string. */
export const dataScript = (thing: Thing): DataScript => ({
  type: 'application/ld+json',
  children: jsonForScript({ '@context': 'https://schema.org', ...thing }),
})
