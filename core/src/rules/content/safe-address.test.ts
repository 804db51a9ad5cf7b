import { expect, test } from 'vitest'
import { ownPicture, safeAddress } from './safe-address.ts'

test.each([
  ['/menu?a=1#x', '/menu?a=1#x'],
  ['menu', '/menu'],
  ['https:menu', '/menu'],
  ['#', '#'],
  [' #top', '#top'],
  ['/#top', '/#top'],
  ['https://fda.example/a', 'https://fda.example/a'],
  [' https://fda.example', 'https://fda.example/'],
  ['http://fda.example', 'http://fda.example/'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['tel:1-800', 'tel:1-800'],
])('[3.16.1] the link %j is kept, as %j', (href, kept) => {
  expect(safeAddress(href)).toBe(kept)
})

test.each([
  'javascript:x()',
  'ftp://fda.example/',
  'data:text/html,x',
  'https://user@fda.example/',
  'https://:secret@fda.example/',
  'https://user:secret@fda.example/',
  '//evil.example',
  String.raw`/\evil.example`,
  '/.//evil.example',
  'http:fda.example',
  String.raw`https:/\fda.example`,
  'https:///fda.example',
  'http://',
])('[3.16.1] the link %j is dropped', (href) => {
  expect(safeAddress(href)).toBeUndefined()
})

test.each([
  ['/media/a.jpg', '/media/a.jpg'],
  ['/media/a/b/c/d.jpeg', '/media/a/b/c/d.jpeg'],
  ['https://cms.example/media/scenes/hero-1.png?x=1#y', '/media/scenes/hero-1.png'],
  ['http://cms.example/media/_a.webp', '/media/_a.webp'],
  [`/media/${'a'.repeat(64)}.jpg`, `/media/${'a'.repeat(64)}.jpg`],
])('[9f.5] the image %j is ours', (source, path) => {
  expect(ownPicture(source)).toBe(path)
})

test.each([
  '',
  'http://',
  'ftp://cms.example/media/a.jpg',
  'data:image/png;base64,AA',
  '/media/.jpg',
  '/media/-a.jpg',
  '/media/a.svg',
  '/media/a.jpg/b',
  '/media/a.jpgx',
  '/x/media/a.jpg',
  '/media/a/b/c/d/e.jpg',
  `/media/${'a'.repeat(65)}.jpg`,
  '/media/a%2fb.jpg',
])('[3.16.1] the image %j is not ours', (source) => {
  expect(ownPicture(source)).toBeUndefined()
})
