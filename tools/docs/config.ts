/** The docs site: VitePress over the documents of the repository, where they are. @module */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitepress'
import { fieldsOf, parseJson, textOf } from '../shared/json.ts'
import { leadToPages } from './links.ts'
import { addressOf, folder, pageOf, root, sections } from './pages.ts'

const manifest = fieldsOf(parseJson(readFileSync(join(root, 'package.json'), 'utf8')))
const repository = textOf(fieldsOf(manifest['repository'])['url']).replace(/^git\+|\.git$/g, '')

/** Where Markdown is that is no page. */
const others = [
  '{.changeset,e2e,elements,examples,fixtures,server,storefront,tools}/**',
  '{core,react-bindings}/{README.md,dist/**,src/**}',
]

export default defineConfig({
  title: 'Leaflog',
  description: 'An event-sourced shop for cannabis dispensaries: guides, reference and decisions.',
  lang: 'en-US',
  srcDir: '..',
  srcExclude: others,
  rewrites: (path) => pageOf(path),
  outDir: '../.docs',
  cacheDir: '../node_modules/.cache/vitepress',
  cleanUrls: true,
  // Addresses of a shop that the reader starts are no pages.
  ignoreDeadLinks: 'localhostLinks',
  markdown: { config: (markdown) => leadToPages(markdown, repository) },
  vue: { template: { compilerOptions: { isCustomElement: (tag) => tag === 'live-example' } } },
  vite: {
    publicDir: false,
    resolve: { alias: { xstate: '@leaflog/core/interpreter' } },
    build: { chunkSizeWarningLimit: 2000 },
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Guides', link: addressOf('docs/README.md') },
      { text: 'Live examples', link: addressOf('docs/live.md') },
      { text: 'Reference', link: addressOf('docs/reference/README.md') },
    ],
    sidebar: [
      {
        items: [
          { text: 'Overview', link: '/' },
          { text: 'Architecture', link: addressOf('ARCHITECTURE.md') },
          { text: 'Contributing', link: addressOf('CONTRIBUTING.md') },
        ],
      },
      ...sections(),
      { text: 'Reference', collapsed: true, items: folder('reference') },
    ],
  },
})
