/** A stage of `npm test`: compiles the code blocks of the documents, and names document and line of what does not compile. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blocksOf } from './blocks.ts'
import { complaintsAbout } from './compile.ts'
import { complaintsAboutHtml } from './html-blocks.ts'
import { root } from './pages.ts'

const paths = [
  'README.md',
  'ARCHITECTURE.md',
  'core/README.md',
  'react-bindings/README.md',
  ...globSync('docs/guides/*.md', { cwd: root }).toSorted(),
]
const documents = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
const complaints = [
  ...(await complaintsAbout(documents)),
  ...[...documents].flatMap(([path, text]) => complaintsAboutHtml(path, blocksOf(text))),
]
for (const complaint of complaints) console.error(complaint)
process.exitCode = complaints.length === 0 ? 0 : 1
