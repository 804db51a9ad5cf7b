/** The published packages. */
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

export interface Package {
  /** Relative to the repository's root. */
  readonly folder: string
  /** The single-file bundle that needs no bundler, if there is one. */
  readonly standalone: string | null
  /** Whether it contains custom elements: a manifest of them, and the files for pages without a bundler. */
  readonly hasElements?: true
}

export const packages: readonly Package[] = [
  { folder: 'core', standalone: 'leaflog.js' },
  { folder: 'react-bindings', standalone: null },
  { folder: 'elements', standalone: null, hasElements: true },
]

/** The folder of the built package, ready to be packed. */
export const builtIn = ({ folder }: Package): string => join(root, folder, 'dist')
