import { expect, test } from 'vitest'
import { publishedManifest } from './manifest.ts'

const source = {
  name: '@leaflog/sample',
  version: '1.2.3',
  description: 'A sample.',
  license: 'Apache-2.0',
  sideEffects: false as const,
  repository: { type: 'git' as const, url: 'git+https://git.example/sample.git', directory: 'sample' },
  bugs: 'https://git.example/sample/issues',
  exports: { '.': './src/index.ts', './wire/*': './src/wire/*.ts', './view': './src/view.tsx' },
  dependencies: { '@leaflog/core': '*', rxjs: '7.8.2' },
}

test('published packages name their license, where they come from, and that a publication proves it', () => {
  const { license, repository, bugs } = source
  expect(publishedManifest(source, { standalone: null })).toMatchObject({
    license,
    repository,
    bugs,
    publishConfig: { access: 'public', provenance: true },
  })
})

test('exports lead to built files, declarations first, and packages of the repository share one version', () => {
  const { exports, dependencies } = publishedManifest(source, { standalone: null })
  expect(exports).toEqual({
    '.': { types: './index.d.ts', default: './index.js' },
    './wire/*': { types: './wire/*.d.ts', default: './wire/*.js' },
    './view': { types: './view.d.ts', default: './view.js' },
    './package.json': './package.json',
  })
  expect(dependencies).toEqual({ '@leaflog/core': '^1.2.3', rxjs: '7.8.2' })
})

test('commands of a package lead to built files; a package without any has none', () => {
  expect(publishedManifest(source, { standalone: null })).not.toHaveProperty('bin')
  const { bin } = publishedManifest({ ...source, bin: { sample: './src/cli/sample.ts' } }, { standalone: null })
  expect(bin).toEqual({ sample: './cli/sample.js' })
})

test('the standalone file has the types of the list', () => {
  expect(publishedManifest(source, { standalone: 'leaflog.js' }).exports['./standalone']).toEqual({
    types: './index.d.ts',
    default: './leaflog.js',
  })
})

test('a package of elements says which file defines them, and where they are described', () => {
  const elements = publishedManifest(
    { ...source, sideEffects: ['./src/index.ts'] },
    { standalone: null, hasElements: true },
  )
  expect(elements).toMatchObject({
    sideEffects: ['./index.js'],
    customElements: 'custom-elements.json',
    exports: { './cdn/*': './cdn/*', './custom-elements.json': './custom-elements.json' },
  })
})
