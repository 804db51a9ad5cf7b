/** The package.json of a published package, made from the repository's: built files in place of sources. */
import * as z from 'zod'
import type { Package } from './packages.ts'

export const sourceManifest = z.object({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  /** Commands, by name. */
  bin: z.record(z.string(), z.string()).optional(),
  sideEffects: z.union([z.literal(false), z.array(z.string())]).default(false),
  repository: z.object({ type: z.literal('git'), url: z.string(), directory: z.string() }),
  bugs: z.string(),
  exports: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()).default({}),
  peerDependencies: z.record(z.string(), z.string()).optional(),
  peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean() })).optional(),
})

export type SourceManifest = z.output<typeof sourceManifest>

/** Types first: resolvers take the first condition that matches. */
interface Built {
  readonly types: string
  readonly default: string
}

export interface PublishedManifest {
  readonly name: string
  readonly version: string
  readonly description: string
  readonly license: string
  readonly repository: SourceManifest['repository']
  readonly bugs: string
  /** What is published says from which commit and by which workflow it was built. */
  readonly publishConfig: { readonly access: 'public'; readonly provenance: true }
  readonly type: 'module'
  readonly sideEffects: false | readonly string[]
  readonly engines: { readonly node: string }
  readonly bin?: Readonly<Record<string, string>>
  readonly exports: Readonly<Record<string, Built | string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>
  readonly customElements?: string
}

const builtFrom = (source: string): Built => {
  const stem = source.replace('./src/', './').replace(/\.tsx?$/, '')
  return { types: `${stem}.d.ts`, default: `${stem}.js` }
}

/** The packages share one version; the repository writes it as `*`. */
const pinned = (dependencies: Readonly<Record<string, string>>, version: string): Record<string, string> =>
  Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [name, range === '*' ? `^${version}` : range]))

export function publishedManifest(
  source: SourceManifest,
  { standalone, hasElements }: Pick<Package, 'standalone' | 'hasElements'>,
): PublishedManifest {
  const { name, version, description, license, repository, bugs, bin, sideEffects } = source
  const { peerDependencies, peerDependenciesMeta } = source
  const entries = Object.entries(source.exports).map(([entry, file]) => [entry, builtFrom(file)] as const)
  return {
    name,
    version,
    description,
    license,
    repository,
    bugs,
    publishConfig: { access: 'public', provenance: true },
    type: 'module',
    sideEffects: sideEffects && sideEffects.map((file) => builtFrom(file).default),
    engines: { node: '>=24' },
    ...(bin && {
      bin: Object.fromEntries(Object.entries(bin).map(([command, file]) => [command, builtFrom(file).default])),
    }),
    exports: {
      ...Object.fromEntries(entries),
      ...(standalone !== null && { './standalone': { types: './index.d.ts', default: `./${standalone}` } }),
      ...(hasElements && { './cdn/*': './cdn/*', './custom-elements.json': './custom-elements.json' }),
      './package.json': './package.json',
    },
    dependencies: pinned(source.dependencies, version),
    ...(peerDependencies && { peerDependencies }),
    ...(peerDependenciesMeta && { peerDependenciesMeta }),
    ...(hasElements && { customElements: 'custom-elements.json' }),
  }
}
