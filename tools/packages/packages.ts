/** What is published. */
import { join } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

export interface Package {
  /** Below the repository's root. */
  readonly folder: string
  /** The one file that holds everything and needs no bundler, where there is one. */
  readonly standalone: string | null
}

export const packages: readonly Package[] = [
  { folder: 'core', standalone: 'leaflog.js' },
  { folder: 'react-bindings', standalone: null },
]

/** Where the built package lies, ready to be packed. */
export const builtIn = ({ folder }: Package): string => join(root, folder, 'dist')
