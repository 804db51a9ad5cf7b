/**
 * `npm run packages`: builds and packs the published packages, and proves that consumers can use them. The tarballs
 * stay in .packages.
 */
import { buildPackage } from './build.ts'
import { complaintsOf } from './check.ts'
import { checkElements } from './consume-elements.ts'
import { complaintsAboutDeclarations } from './declarations.ts'
import { checkInNode, checkInVite, checkKiosk, checkTodo } from './consumers.ts'
import { pack } from './pack.ts'
import { builtIn, packages } from './packages.ts'

const tarballs = new Map<string, string>()
for (const one of packages) {
  const { name } = await buildPackage(one)
  const tarball = await pack(one)
  const complaints = [...(await complaintsOf(tarball)), ...complaintsAboutDeclarations(builtIn(one))]
  for (const complaint of complaints) console.error(`${name}: ${complaint}`)
  if (complaints.length > 0) process.exitCode = 1
  tarballs.set(name, tarball)
  console.log(tarball)
}
const [core = '', react = '', elements = ''] = ['@leaflog/core', '@leaflog/react', '@leaflog/elements'].map((name) =>
  tarballs.get(name),
)
await checkInNode(core)
console.log('installed, type-checked and run under Node')
await checkInVite(core, react)
console.log('installed, type-checked and bundled in a Vite app')
await checkElements(core, elements)
console.log('the elements type-check in a plain page and in JSX, and their files are those of sri.json')
await checkKiosk(core)
console.log('the kiosk builds from it')
await checkTodo(core)
console.log('a to-do list runs on its engine, and TypeScript finds effects that do not fit')
