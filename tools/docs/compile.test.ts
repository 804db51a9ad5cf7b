import { expect, test } from 'vitest'
import { blocksOf, exportsOf, missingIn, modulesOf, textOfModule, withDiff } from './blocks.ts'
import { complaintsAbout } from './compile.ts'
import { complaintsAboutHtml } from './html-blocks.ts'

const fence = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\`\n`

const guide = `# A guide

${fence('ts', "import { createShop } from '@leaflog/core'\n\nconst shop = await createShop({ gateway: '', brand: 'b' })")}
Then:

${fence('ts', 'await shop.start()')}
${fence('js', 'document.title.toUpperCase()')}
`
const none = { file: null, blocks: [] }

test('a block without imports continues the module before it, each line where the document has it', () => {
  const [module = none, ...others] = modulesOf(blocksOf(guide), ['ts'])
  expect(others).toEqual([])
  const lines = textOfModule(module, '// first').split('\n')
  expect([lines[0], lines[3], lines[11]]).toEqual([
    '// first',
    "import { createShop } from '@leaflog/core'",
    'await shop.start()',
  ])
})

test('a heading names the file of the blocks under it', () => {
  const text = `## \`notes.events.ts\`: events\n${fence('ts', 'export {}')}\n## Then\n${fence('ts', 'export {}')}`
  expect(blocksOf(text).map(({ file }) => file)).toEqual(['notes.events.ts', null])
})

test('a prelude gives what a module uses and does not declare', () => {
  const names = exportsOf('export declare const sku: string\nexport function show() {}\nexport { one, two } from "x"')
  expect(names).toEqual(['sku', 'show', 'one', 'two'])
  const [module = none] = modulesOf(blocksOf(fence('ts', 'const one = 1\nshow(one, two)')), ['ts'])
  expect(missingIn(module, names)).toEqual(['show', 'two'])
})

test('a diff adds its lines where it says, and fails where they do not fit', () => {
  expect(withDiff('a\nb\nc', '+0\n a\n+1\n c\n+2')).toBe('0\na\n1\nb\nc\n2')
  expect(() => withDiff('a', ' b\n+1')).toThrow('There is no line "b".')
})

test('what compiles has no complaint; a wrong call is named by document and line', async () => {
  const wrong = guide.replace('shop.start()', 'shop.begin()').replace('document.title', 'document.tittle')
  const documents = { 'docs/guides/right.md': guide, 'docs/guides/wrong.md': wrong }
  const complaints = await complaintsAbout(new Map(Object.entries(documents)))
  expect(complaints).toEqual([
    expect.stringMatching(/^docs\/guides\/wrong\.md:12: TS\d+: Property 'begin' does not exist/),
    expect.stringMatching(/^docs\/guides\/wrong\.md:16: TS\d+: Property 'tittle' does not exist/),
  ])
})

test('HTML has only elements and attributes that there are', () => {
  const html = (code: string) => complaintsAboutHtml('a.md', blocksOf(fence('html', code)))
  expect(html('<leaflog-menu store="fl_miami" category="flower"></leaflog-menu>')).toEqual([])
  expect(html('<leaflog-basket stor="fl_miami"></leaflog-basket>')).toEqual([
    'a.md:2: The elements do not know "leaflog-basket", of <leaflog-basket>.',
    'a.md:2: The elements do not know "stor", of <leaflog-basket>.',
  ])
})
