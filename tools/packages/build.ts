/** Emits a package as it is published: ES modules, declarations, the manifest, and the files for readers. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addElementFiles } from './element-files.ts'
import { execute } from './execute.ts'
import { publishedManifest, sourceManifest, type PublishedManifest } from './manifest.ts'
import { builtIn, root, type Package } from './packages.ts'
import { bundleStandalone } from './standalone.ts'

export async function buildPackage(pack: Package): Promise<PublishedManifest> {
  const source = join(root, pack.folder)
  const built = builtIn(pack)
  await rm(built, { recursive: true, force: true })
  await execute('tsc', ['-p', 'tsconfig.package.json'], source)
  if (pack.standalone !== null) await bundleStandalone(join(source, 'src', 'index.ts'), built, pack.standalone)
  if (pack.hasElements) await addElementFiles(source, built)
  const manifest = publishedManifest(
    sourceManifest.parse(JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))),
    pack,
  )
  await writeFile(join(built, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  for (const file of ['README.md', 'CHANGELOG.md']) await cp(join(source, file), join(built, file))
  await cp(join(root, 'LICENSE'), join(built, 'LICENSE'))
  return manifest
}
