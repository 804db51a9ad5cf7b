import { expect, test } from 'vitest'
import { isPreloadable, pictureAddress, PRELOAD_QUALITY, qualityOf, sharedPicture } from './picture-address.ts'

test('[9f.5] an image is 200 by 100 in quality 80, as WebP if accepted, else as progressive JPEG', () => {
  expect(pictureAddress('/scenes/hero.jpg')).toBe(
    '/media/scenes/hero.jpg?width=200&height=100&quality=80&auto=webp&format=pjpg',
  )
  expect(pictureAddress('/a.jpg', { width: 480, height: 320, quality: PRELOAD_QUALITY })).toBe(
    '/media/a.jpg?width=480&height=320&quality=70&auto=webp&format=pjpg',
  )
})

test('[9f.5] a quality- class sets the quality: its number, or 80 without one', () => {
  expect(qualityOf('quality-60')).toBe(60)
  expect(qualityOf('wide quality-')).toBe(80)
  expect(qualityOf('quality-0 tall')).toBe(1)
  expect(qualityOf('quality-900')).toBe(100)
  for (const other of ['', 'wide', 'high-quality-60', 'quality-best', undefined])
    expect(qualityOf(other)).toBeUndefined()
})

test('[5c.2] only http(s) addresses that end in jpg, jpeg or png are preloaded', () => {
  for (const address of [
    'https://shop.example/a.jpg',
    'http://shop.example/a.jpeg?width=200',
    'https://shop.example/b/C.PNG#x',
    '/media/scenes/hero.jpg',
  ])
    expect(isPreloadable(address)).toBe(true)
  for (const address of [
    'https://shop.example/a.svg',
    'https://shop.example/a.webp',
    'https://shop.example/a?file=b.jpg',
    'https://shop.example/a.jpg/more',
    'ftp://shop.example/a.jpg',
    'data:image/png;base64,a.png',
    'a.jpg',
    '',
  ])
    expect(isPreloadable(address)).toBe(false)
})

test('a shared image is a JPEG of the size that networks request', () => {
  expect(sharedPicture('/a.jpg')).toBe('/media/a.jpg?width=1200&height=630&quality=80&format=pjpg')
})
