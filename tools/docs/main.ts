/** `npm run docs`: builds the docs site into .docs. A dead link fails the build. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, serve } from 'vitepress'
import { root } from './pages.ts'

const { values } = parseArgs({
  options: { serve: { type: 'boolean', default: false }, port: { type: 'string', default: '4173' } },
})
const site = join(root, 'docs')
await build(site)
if (values.serve) await serve({ root: site, port: Number(values.port) })
