import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { customElementsManifest } from '../../elements/manifest/custom-elements.ts'
import { execute } from './execute.ts'

/** Adds `custom-elements.json`, and `cdn/` with the files for pages without a bundler and their integrity. */
export async function addElementFiles(source: string, built: string): Promise<void> {
  await execute('vite', ['build', '--logLevel', 'error'], source)
  await writeFile(join(built, 'custom-elements.json'), `${JSON.stringify(customElementsManifest(), null, 2)}\n`)
}
