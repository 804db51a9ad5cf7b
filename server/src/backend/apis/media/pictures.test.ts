import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { silentLog } from '../../../platform/upstream.ts'
import type { Upstream } from '../../../platform/upstream.ts'
import { createPictureCache } from './picture-cache.ts'
import { createPictures } from './pictures.ts'
import { createQueue, renderPicture } from './render.ts'

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" fill="${colour}"/></svg>`

let folder = ''
let media: Upstream
let renders = 0
let next = 0
const ids = () => `draft_${next++}`
const drawings: Record<string, string> = { '/products/flower/p_1.jpg': svg('#1F4D3A'), '/broken.jpg': '<svg' }
const create = (mediaFolder: string) =>
  createPictures({
    draw: (path, theme) =>
      theme === 'dark' && path === '/products/flower/p_1.jpg'
        ? svg('#0E1512')
        : Object.hasOwn(drawings, path)
          ? drawings[path]
          : undefined,
    mediaFolder,
    ids,
    log: silentLog,
    render: async (source, raster) => {
      renders++
      return renderPicture(source, raster)
    },
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leaflog-media-'))
  media = create(join(folder, 'pictures'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  media(new Request(`http://media.test${path}`, { headers, method }))
const measure = async (path: string, headers: Record<string, string> = {}) => {
  const response = await get(path, headers)
  const { width, height, format, isProgressive } = await sharp(await response.bytes()).metadata()
  return { type: response.headers.get('content-type'), width, height, format, isProgressive }
}
const plate = '/media/products/flower/p_1.jpg'

describe('[9f.5] sizes and formats', () => {
  test('[9f.5] 200 by 100 without a size in the address, as a progressive JPEG', async () => {
    const expected = { type: 'image/jpeg', width: 200, height: 100, format: 'jpeg', isProgressive: true }
    expect(await measure(plate)).toEqual(expected)
    expect(await measure(`${plate}?format=pjpg&quality=70`)).toEqual(expected)
  })

  test.each([
    ['width=400', 400, 400],
    ['height=320', 320, 320],
    ['width=400&height=200', 400, 200],
    ['width=390', 400, 400],
    ['width=1', 48, 48],
    ['width=2000', 2000, 2000],
    ['width=1440&height=720', 1440, 720],
  ])('[9f.5] %s', async (query, width, height) => {
    expect(await measure(`${plate}?${query}`)).toMatchObject({ width, height })
  })

  test.each([
    ['image/avif,image/webp,*/*', 'webp'],
    ['image/webp;q=0.5', 'webp'],
    ['image/webp;q=0, */*', 'jpeg'],
    ['*/*', 'jpeg'],
    ['image/webpx', 'jpeg'],
  ])('[9f.5] auto=webp for %s gives %s', async (accept, format) => {
    expect(await measure(`${plate}?width=100&auto=webp&format=pjpg`, { accept })).toMatchObject({ format })
  })

  test('[9f.5] the default quality is 80, and a lower one is smaller', async () => {
    const size = async (query: string) =>
      Number((await get(`${plate}?width=640${query}`)).headers.get('content-length'))
    expect(await size('')).toBe(await size('&quality=80'))
    const etag = async (query: string) => (await get(`${plate}?width=640${query}`)).headers.get('etag')
    expect(await etag('&quality=30')).not.toBe(await etag('&quality=80'))
    expect(await etag('&quality=1')).toBe(await etag('&quality=30'))
    expect(await etag('&quality=100')).toBe(await etag('&quality=95'))
  })
})

test('a dark page gets a drawing of its own, and what has none gets the same', async () => {
  const pixel = async (query: string) => {
    const response = await get(`${plate}?width=48&height=48&format=png${query}`)
    return [
      ...(
        await sharp(await response.bytes())
          .raw()
          .toBuffer()
      ).subarray(0, 3),
    ]
  }
  expect(await pixel('')).toEqual([0x1f, 0x4d, 0x3a])
  expect(await pixel('&theme=dark')).toEqual([0x0e, 0x15, 0x12])
  expect((await get(`${plate}?theme=light`)).status).toBe(400)
  expect((await get('/media/none.jpg?theme=neon')).status).toBe(404)
})

describe('caching', () => {
  test('a picture is rendered once for concurrent requests, and found again after a restart', async () => {
    const own = join(folder, 'once')
    media = create(own)
    renders = 0
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(`${plate}?width=160`)))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(renders).toBe(1)
    const [file] = await readdir(own)
    expect(file).toMatch(/^[0-9a-f]{64}\.jpeg$/)
    media = create(own)
    expect((await get(`${plate}?width=160`)).status).toBe(200)
    expect(renders).toBe(1)
  })

  test('a truncated file is rendered again', async () => {
    const own = join(folder, 'cut')
    media = create(own)
    await get(`${plate}?width=160`)
    const [file] = await readdir(own)
    await truncate(join(own, file ?? ''))
    expect((await measure(`${plate}?width=160`)).width).toBe(160)
  })

  test('validators and lifetimes', async () => {
    const answer = await get(`${plate}?width=100&auto=webp`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(answer.headers.get('vary')).toBe('Accept')
    const etag = answer.headers.get('etag') ?? ''
    const again = await get(`${plate}?width=100&auto=webp`, { 'if-none-match': `"other", W/${etag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const head = await get(`${plate}?width=100`, {}, 'HEAD')
    expect(head.headers.get('content-length')).not.toBe('0')
    expect(await head.text()).toBe('')
  })

  test('the folder stays within its budget, and foreign files in it are left alone', async () => {
    const own = join(folder, 'budget')
    const cache = createPictureCache({ folder: own, budget: 250, ids, log: silentLog })
    const name = (letter: string) => `${letter.repeat(64)}.jpeg`
    const make = async () => Buffer.alloc(100, 1)
    await cache.get(name('a'), make)
    await writeFile(join(own, 'notes.txt'), 'mine')
    await cache.get(name('b'), make)
    await cache.get(name('a'), make)
    await cache.get(name('c'), make)
    await expect.poll(() => readdir(own).then((names) => names.toSorted())).toEqual([name('a'), name('c'), 'notes.txt'])
    expect(() => cache.get('../../etc/passwd', make)).toThrow(/not a picture name/)
  })

  test('a picture that cannot be cached is sent anyway, and the error is logged', async () => {
    const own = join(folder, 'gone')
    const warned: string[] = []
    const log = { ...silentLog, warn: (_: object, message: string) => warned.push(message) }
    const cache = createPictureCache({ folder: own, budget: 1000, ids, log })
    const name = (letter: string) => `${letter.repeat(64)}.png`
    const make = async () => Buffer.from('drawn')
    await cache.get(name('a'), make)
    expect(warned).toEqual([])
    await rm(own, { recursive: true })
    // A missing picture is rendered again without an error. Only the failure to cache it is one.
    expect(await cache.get(name('a'), make)).toEqual(Buffer.from('drawn'))
    expect(warned).toEqual(['a picture could not be cached: it is rendered again each time'])
  })

  test('a failed rendering is not cached', async () => {
    const cache = createPictureCache({ folder: join(folder, 'failed'), budget: 1000, ids, log: silentLog })
    const name = `${'d'.repeat(64)}.webp`
    await expect(cache.get(name, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await cache.get(name, async () => Buffer.from('yes'))).toEqual(Buffer.from('yes'))
  })

  test('a bounded number of tasks runs at a time, in order', async () => {
    const inTurn = createQueue(2)
    let running = 0
    let most = 0
    const done: number[] = []
    const task = (n: number) => async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setImmediate(resolve))
      running--
      done.push(n)
      if (n === 3) throw new Error('three')
    }
    const results = await Promise.allSettled(Array.from({ length: 9 }, (_, n) => inTurn(task(n))))
    expect(most).toBe(2)
    expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
    expect(results.filter((result) => result.status === 'rejected')).toHaveLength(1)
  })
})

describe('hostile addresses', () => {
  test.each([
    '/media/products/flower/nothing.jpg',
    '/media/',
    '/media',
    '/media/../../etc/passwd',
    '/media/%2e%2e/%2e%2e/etc/passwd',
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/products%2Fflower%2Fp_1.jpg',
    '/media/products/flower/p_1.jpg%00',
    '/media/%E0%A4%A',
    '/media/__proto__',
    '/media/constructor',
    '/media//products/flower/p_1.jpg',
    '/media/products/flower/p_1.jpg/',
    '/media/.hidden',
    `/media/${'a'.repeat(200)}`,
    '/other/products/flower/p_1.jpg',
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  test.each([
    'width=0',
    'width=2881',
    'width=-1',
    'width=1e3',
    'height=abc',
    'height=',
    'quality=0',
    'quality=101',
    'auto=avif',
    'format=svg',
    'width=99999999',
  ])('%s is refused', async (query) => {
    expect((await get(`${plate}?${query}`)).status).toBe(400)
  })

  test('other methods, and a drawing that cannot be rendered', async () => {
    expect((await get(plate, {}, 'POST')).status).toBe(405)
    const broken = await get('/media/broken.jpg')
    expect(broken.status).toBe(500)
    expect(await broken.json()).toEqual({
      error: { code: 'PICTURE_FAILED', message: 'The picture could not be drawn.' },
    })
  })
})
