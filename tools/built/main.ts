/** `npm run built`: no development build of a library is in what servers run and browsers are sent. Exit code 1 where one is. */
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
