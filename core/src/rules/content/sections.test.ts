import { expect, test } from 'vitest'
import { withSections } from './sections.ts'

test('every second-level heading gets an id, and the table of contents lists them in order', () => {
  expect(withSections('<h2>One &amp; two</h2><p>a</p><h3>no</h3><h2>Crème <em>brûlée</em>!</h2>')).toEqual({
    html:
      '<h2 id="section-one-amp-two">One &amp; two</h2>'.replace('-amp', '') +
      '<p>a</p><h3>no</h3><h2 id="section-creme-brulee">Crème <em>brûlée</em>!</h2>',
    sections: [
      { id: 'section-one-two', heading: 'One & two' },
      { id: 'section-creme-brulee', heading: 'Crème brûlée!' },
    ],
  })
})

test('a heading with an id keeps it', () => {
  const html = '<h2 id="section-mine">Yours</h2>'
  expect(withSections(html)).toEqual({ html, sections: [{ id: 'section-mine', heading: 'Yours' }] })
})

test('no two headings have the same id', () => {
  const { html, sections } = withSections('<h2>A</h2><h2>A</h2><h2 id="section-a">B</h2>')
  expect(sections.map(({ id }) => id)).toEqual(['section-a', 'section-a-2', 'section-a-3'])
  expect(html).toBe('<h2 id="section-a">A</h2><h2 id="section-a-2">A</h2><h2 id="section-a-3">B</h2>')
})

test('a heading without text is skipped', () => {
  expect(withSections('<h2> <em></em> </h2>')).toEqual({ html: '<h2> <em></em> </h2>', sections: [] })
})

test('a heading whose text yields no slug still gets an id', () => {
  expect(withSections('<h2>— ? —</h2>').sections).toEqual([{ id: 'section-part', heading: '— ? —' }])
})

test('text is extracted as a reader sees it', () => {
  expect(withSections('<h2> a \n  b &lt;c&gt; &quot;d&quot; &nbsp;</h2>').sections[0]?.heading).toBe(
    'a b <c> "d" &nbsp;',
  )
})

test('an id has at most 60 characters after its prefix, and ends with a letter or a digit', () => {
  const idOf = (heading: string) => withSections(`<h2>${heading}</h2>`).sections[0]?.id
  expect(idOf('a'.repeat(61))).toBe(`section-${'a'.repeat(60)}`)
  expect(idOf(`${'a'.repeat(59)} b`)).toBe(`section-${'a'.repeat(59)}`)
  expect(idOf('(a)  --  b!?')).toBe('section-a-b')
})
