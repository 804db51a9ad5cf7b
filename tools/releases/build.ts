/** Builds the core of the working tree as one file, as it is published, with the list of its domains changed or not. */
import { join } from 'node:path'
import { type Plugin, build as viteBuild } from 'vite'
import { asShipped } from '../packages/standalone.ts'

const root = join(import.meta.dirname, '..', '..')
const source = join(root, 'core', 'src')
const DOMAINS = join(source, 'domains', 'domains.ts')

/** Files in ./variants: each says what the next release would have changed in the list of domains. */
export type Variant =
  | 'another-table'
  | 'another-shape'
  | 'widened-event'
  | 'widened-quietly'
  | 'new-event'
  | 'new-event-skippable'
  | 'removed-event'
  | 'renamed-effect'

/** Whoever asks for the domains gets those that the variant made of them; the variant itself is given the tree's own. */
const withChanged = (variant: Variant): Plugin => {
  const own = `${DOMAINS}?own`
  const change = join(import.meta.dirname, 'variants', `${variant}.ts`)
  return {
    name: 'changed-domains',
    enforce: 'pre',
    load: (id) =>
      id === DOMAINS
        ? `import { domains as own } from ${JSON.stringify(own)}
           import { change } from ${JSON.stringify(change)}
           export const domains = change(own)
           export const allDomains = Object.values(domains)`
        : null,
  }
}

/** Another text in one file: a planted defect, to see that tests find it. */
export interface SourceChange {
  /** Below core/src. */
  readonly file: string
  readonly from: string
  readonly to: string
}

const withText = ({ file, from, to }: SourceChange): Plugin => {
  const path = join(source, file)
  return {
    name: 'changed-text',
    enforce: 'pre',
    transform(code, id) {
      if (id !== path) return null
      if (!code.includes(from)) throw new Error(`${file} does not contain ${from}.`)
      return { code: code.replace(from, to), map: null }
    },
  }
}

async function bundle(variant: Variant | null, change: SourceChange | null): Promise<string> {
  const built = await viteBuild({
    configFile: false,
    logLevel: 'error',
    resolve: asShipped,
    plugins: [...(variant === null ? [] : [withChanged(variant)]), ...(change === null ? [] : [withText(change)])],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2024',
      minify: false,
      lib: { entry: join(source, 'index.ts'), formats: ['es'] },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
  for (const output of Array.isArray(built) ? built : [built])
    if ('output' in output)
      for (const file of output.output) if (file.type === 'chunk' && file.isEntry) return file.code
  throw new Error('Nothing was built.')
}

const bundles = new Map<Variant | null, Promise<string>>()

/** The module of the working tree's core; `variant`: as the next release would change it. Built once, unless with another text. */
export function build(variant: Variant | null = null, change: SourceChange | null = null): Promise<string> {
  if (change !== null) return bundle(variant, change)
  const known = bundles.get(variant) ?? bundle(variant, null)
  bundles.set(variant, known)
  return known
}
