import { expect, test } from 'vitest'
import { attributeNames, keptAttributes } from './kept-attributes.ts'

test.each([
  ['h2', 'id', 'section-a-1'],
  ['h3', 'id', 'section-abc'],
  ['ol', 'start', '0'],
  ['ol', 'start', '1000'],
  ['td', 'colspan', '12'],
  ['th', 'scope', 'col'],
  ['time', 'datetime', '2026-11-23'],
  ['p', 'class', 'note lead'],
  ['abbr', 'title', 'a'.repeat(500)],
])('[3.16.1] %s keeps %s="%s"', (tag, name, value) => {
  expect(keptAttributes(tag, { [name]: value })).toEqual({ [name]: value })
})

test.each([
  ['h2', 'id', 'abc'],
  ['h2', 'id', 'section-'],
  ['h2', 'id', 'section-a-'],
  ['h2', 'id', 'section-a--b'],
  ['h2', 'id', 'section-A'],
  ['h2', 'id', 'x-section-a'],
  ['h2', 'id', 'section-a b'],
  ['ol', 'start', ''],
  ['ol', 'start', '-1'],
  ['ol', 'start', '1001'],
  ['ol', 'start', '1x'],
  ['ol', 'start', '00001'],
  ['time', 'datetime', '2026-11-23T00:00'],
  ['time', 'datetime', 'x2026-11-23'],
  ['time', 'datetime', '26-11-23'],
  ['time', 'datetime', '2026-1-23'],
  ['p', 'class', 'big'],
  ['p', 'onclick', 'x()'],
  ['div', 'class', 'note'],
  ['constructor', 'name', 'x'],
])('[3.16.1] %s drops %s="%s"', (tag, name, value) => {
  expect(keptAttributes(tag, { [name]: value })).toEqual({})
})

test('[3.16.1] the allowed part of a class list or a long text is kept', () => {
  expect(keptAttributes('p', { class: 'big note\n lead' })).toEqual({ class: 'note lead' })
  expect(keptAttributes('abbr', { title: 'a'.repeat(501) })).toEqual({ title: 'a'.repeat(500) })
})

test('[3.16.1] a link without an address and an image that is not ours are dropped', () => {
  expect(keptAttributes('a', {})).toBeNull()
  expect(keptAttributes('img', { alt: 'x' })).toBeNull()
})

test('[3.16.1] only external links get rel attributes that hide the referrer', () => {
  expect(keptAttributes('a', { href: '/menu' })).toEqual({ href: '/menu' })
  expect(keptAttributes('a', { href: 'mailto:https:@b.example' })).toEqual({ href: 'mailto:https:@b.example' })
  for (const href of ['http://a.example/', 'https://a.example/'])
    expect(keptAttributes('a', { href })).toEqual({ href, rel: 'noopener noreferrer' })
})

test.each([
  [{}, 720, 480],
  [{ width: '1440', height: '1' }, 1440, 1],
  [{ width: '1441', height: '0' }, 720, 480],
  [{ width: '10x', height: 'x10' }, 720, 480],
  [{ width: '12345', height: '-5' }, 720, 480],
])('[9f.5] an image with %j is %i by %i', (sizes, wide, high) => {
  const at = (scale: number) =>
    `/media/a.jpg?width=${wide * scale}&height=${high * scale}&quality=80&auto=webp&format=pjpg`
  expect(keptAttributes('img', { src: '/media/a.jpg', ...sizes })).toEqual({
    src: at(1),
    srcset: `${at(1)} 1x, ${at(2)} 2x`,
    alt: '',
    width: String(wide),
    height: String(high),
    loading: 'lazy',
    decoding: 'async',
  })
})

test('[3.16.1] an element may only have the attributes of its forms and those that we add', () => {
  expect(attributeNames('a')).toEqual(['href', 'rel'])
  expect(attributeNames('img')).toEqual(['src', 'alt', 'width', 'height', 'srcset', 'loading', 'decoding'])
  expect(attributeNames('em')).toEqual([])
})
