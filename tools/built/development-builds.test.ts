import { build, defaultServerConditions, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { developmentBuilds } from './development-builds.ts'

const ENTRY = 'virtual:libraries'

/** The libraries in our bundles that have a development build. */
const libraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'scheduler',
  'use-sync-external-store/with-selector',
  '@tanstack/react-router',
  'xstate',
]

/** Libraries with one build for all environments. If one gets a development build, the check has to learn it. */
const ofOneBuild = ['zod/mini', 'zod', 'i18next', 'rxjs', 'dompurify']

interface How {
  /** The value that the build puts in place of `process.env.NODE_ENV`; undefined leaves the expression in the code. */
  env?: 'development' | 'production'
  minify?: boolean
}

/** Vite itself would use the NODE_ENV of this process. */
const conditionsOf = (env: 'development' | 'production') =>
  defaultServerConditions.map((condition) => (condition === 'development|production' ? env : condition))

async function bundle(names: readonly string[], { env, minify = false }: How): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [
      {
        name: 'libraries',
        resolveId: (id) => (id === ENTRY ? ENTRY : null),
        load: (id) =>
          id === ENTRY ? names.map((name, index) => `export * as _${index} from '${name}'`).join('\n') : null,
      },
    ],
    ...(env && { define: { 'process.env.NODE_ENV': JSON.stringify(env) } }),
    ssr: { noExternal: true },
    environments: { ssr: { resolve: { conditions: conditionsOf(env ?? 'production') } } },
    build: { write: false, ssr: true, minify, rolldownOptions: { input: ENTRY } },
  })
  const outputs = [built].flat().flatMap((one) => ('output' in one ? one.output : []))
  return outputs.flatMap((one: Rolldown.OutputChunk | Rolldown.OutputAsset) => ('code' in one ? [one.code] : [])).join()
}

const all = [
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react or scheduler',
  '@tanstack/react-router',
  '@tanstack/router-core',
  'xstate',
]

test.each([false, true])('every development build is found (minified: %s), and no production build', async (minify) => {
  expect(developmentBuilds(await bundle(libraries, { env: 'development', minify }))).toEqual(all)
  expect(developmentBuilds(await bundle(libraries, { env: 'production', minify }))).toEqual([])
})

test('a build that leaves the choice to the environment is found', async () => {
  expect(developmentBuilds(await bundle(['react'], {}))).toContain('process.env.NODE_ENV')
})

test('the other libraries have one build for development and production', async () => {
  const [development, production] = await Promise.all([
    bundle(ofOneBuild, { env: 'development' }),
    bundle(ofOneBuild, { env: 'production' }),
  ])
  expect(development).toBe(production)
})
