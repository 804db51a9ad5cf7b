/**
 * `npm run built`: checks that what the servers run and what browsers download contains no development build. Exits
 * with 1 if one is found.
 */
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packages, root } from '../packages/packages.ts'
import { developmentBuilds } from './development-builds.ts'

const folders = ['storefront', 'elements', 'examples/kiosk', ...packages.map(({ folder }) => folder)]

for (const folder of folders) {
  let files = 0
  for await (const name of glob('dist/**/*.{js,mjs,cjs}', { cwd: join(root, folder) })) {
    files += 1
    const found = developmentBuilds(await readFile(join(root, folder, name), 'utf8'))
    if (found.length === 0) continue
    process.exitCode = 1
    console.error(`${folder}/${name}: ${found.join(', ')}`)
  }
  if (files === 0) process.exitCode = 1
  console.log(files === 0 ? `${folder}: not built` : `${folder}: ${files} files`)
}
