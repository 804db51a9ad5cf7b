import { type ResourceLanguage } from 'i18next'
import { describe, expect, test, vi } from 'vitest'
import { browserTexts } from './browser-texts.ts'
import { chosenLanguage } from './choose-language.ts'
import { formatsOf } from './formats.ts'
import { languageFor, languages } from './languages.ts'
import { serverTexts, textsOfLanguage } from './server-texts.ts'
import { texts, usedTexts } from './texts.ts'

/** Every text by its full key: `cart/line.remove`. */
const flat = (value: unknown, name: string): [string, string][] =>
  typeof value === 'string'
    ? [[name, value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => flat(inner, name === '' ? key : `${name}.${key}`))

const all = (files: Record<string, ResourceLanguage>): Map<string, string> =>
  new Map(
    Object.entries(files).flatMap(([namespace, content]) =>
      flat(content, '').map(([key, text]) => [`${namespace}/${key}`, text]),
    ),
  )

const holes = (text: string): string[] =>
  [...text.matchAll(/{{\s*([\w.]+)[^}]*}}|<\/?(\w+)\s*\/?>/g)].map(([, name, tag]) => name ?? tag ?? '').toSorted()

describe('the files', () => {
  const english = all(textsOfLanguage('en'))
  const spanish = all(textsOfLanguage('es'))

  test('[1.9] one file per language and namespace, and every text is in both', () => {
    expect(Object.keys(textsOfLanguage('es'))).toEqual(Object.keys(textsOfLanguage('en')))
    expect([...spanish.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    expect(english.size).toBeGreaterThan(0)
  })

  test('no text is empty, and parameters are the same in both', () => {
    const empty = [...english, ...spanish].filter(([, text]) => text.trim() === '')
    expect(empty).toEqual([])
    // The singular may leave out its number.
    const filled = (from: ReadonlyMap<string, string>) =>
      [...from].filter(([name]) => !name.endsWith('_one')).map(([name, text]) => `${name}: ${holes(text).join(' ')}`)
    expect(filled(spanish).toSorted()).toEqual(filled(english).toSorted())
  })

  test('counted texts have a singular and a plural', () => {
    const partner = (name: string) =>
      name.endsWith('_one') ? name.replace(/_one$/, '_other') : name.replace(/_other$/, '_one')
    const alone = [english, spanish].flatMap((from) => [...from.keys()].filter((name) => !from.has(partner(name))))
    expect(alone).toEqual([])
  })
})

describe('the visitor’s language', () => {
  test.each([
    ['es', 'en-US', 'es'],
    [null, 'es-MX,es;q=0.9,en;q=0.8', 'es'],
    [null, 'en;q=0.3, es;q=0.7', 'es'],
    [null, 'de, fr;q=0.9', 'en'],
    [null, 'es;q=0, de', 'en'],
    ['tlh', 'es', 'es'],
    [null, null, 'en'],
    [null, ';;;,=,q=;', 'en'],
  ])('[9f.7] chosen %j, accepted %j: %s', (chosen, accepted, language) => {
    expect(languageFor(chosen, accepted)).toBe(language)
  })

  test('a choice is stored for a year, and redirects to the page without the parameter', () => {
    const answer = chosenLanguage(new URL('https://shop.example/cart?x=1&language=es'))
    expect([answer?.status, answer?.headers.get('location')]).toEqual([303, '/cart?x=1'])
    expect(answer?.headers.get('set-cookie')).toBe('language=es; Path=/; Max-Age=31536000; SameSite=Lax')
    expect(chosenLanguage(new URL('https://shop.example/cart?x=1'))).toBeNull()
  })

  test('an unknown language is not stored, and no address redirects to another host', () => {
    const answer = chosenLanguage(new URL('https://shop.example//evil.example/?language=%0d%0aset-cookie:x'))
    expect([answer?.headers.get('location'), answer?.headers.get('set-cookie')]).toEqual(['/evil.example/', null])
  })
})

describe('in the browser', () => {
  test('[9h.2] any number of files loads, and never more than 10 at once', async () => {
    let open = 0
    const opened: number[] = []
    const instance = browserTexts('es', { common: {} }, async () => {
      open += 1
      opened.push(open)
      await new Promise(setImmediate)
      open -= 1
      return Response.json({ heading: 'Hola' })
    })
    const wanted = Object.keys(textsOfLanguage('es')).filter((name) => name !== 'common')
    expect(wanted.length).toBeGreaterThan(10)
    await instance.loadNamespaces(wanted)
    expect(opened).toHaveLength(wanted.length)
    expect(Math.max(...opened)).toBe(10)
  })

  test('[8.16] offline, the file is requested at 0, 350, 1050, 2450, 5250 and 10850 ms', async () => {
    vi.useFakeTimers()
    const asked: number[] = []
    const start = Date.now()
    const instance = browserTexts('es', { common: {} }, () => {
      asked.push(Date.now() - start)
      return Promise.reject(new TypeError('no connection'))
    })
    const done = instance.loadNamespaces('cart')
    await vi.advanceTimersByTimeAsync(60_000)
    await done
    vi.useRealTimers()
    expect(asked).toEqual([0, 350, 1050, 2450, 5250, 10_850])
  })

  test('[8.16] a server that is busy, and an answer that breaks off, are tried again until the file comes', async () => {
    vi.useFakeTimers()
    const answers = [new Response('', { status: 503 }), new Response('', { status: 429 }), new Response('{"title":')]
    let asked = 0
    const instance = browserTexts('es', { common: {} }, () => {
      asked += 1
      return Promise.resolve(answers.shift() ?? Response.json({ title: 'Carrito' }))
    })
    const done = instance.loadNamespaces('cart')
    await vi.advanceTimersByTimeAsync(60_000)
    await done
    vi.useRealTimers()
    expect([asked, instance.getResource('es', 'cart', 'title')]).toEqual([4, 'Carrito'])
  })

  test('a loaded file is used, and a missing one is requested once', async () => {
    const asked: string[] = []
    const instance = browserTexts('es', { common: {} }, (address) => {
      asked.push(address)
      return Promise.resolve(
        asked.length === 1 ? Response.json({ title: 'Carrito' }) : new Response('', { status: 404 }),
      )
    })
    await instance.loadNamespaces('cart')
    expect(instance.getResource('es', 'cart', 'title')).toBe('Carrito')
    await instance.loadNamespaces('checkout')
    expect(asked).toHaveLength(2)
  })

  test('texts of the server rendering are available at once, and not requested', () => {
    const ask = vi.fn<() => Promise<Response>>()
    const instance = browserTexts('es', { common: { language: { heading: 'Idioma' } } }, ask)
    expect(instance.t('language.heading')).toBe('Idioma')
    expect(ask).not.toHaveBeenCalled()
  })

  test('a missing text falls back to its key', () => {
    const instance = browserTexts('es', { common: {} }, () => Promise.reject(new TypeError('unused')))
    expect(Reflect.apply(instance.t, instance, ['line.addToCart'])).toBe('Add to cart')
  })
})

describe('on the server', () => {
  test('each request records the namespaces of its page', async () => {
    const [one, other] = [serverTexts('es'), serverTexts('es')]
    expect((await texts({ texts: one }, 'common'))('language.heading')).toBe('Idioma')
    expect(Object.keys(usedTexts(one))).toContain('common')
    expect(other.language).toBe('es')
    expect(languages.map((language) => serverTexts(language).t('language.heading'))).toEqual(['Language', 'Idioma'])
  })
})

describe('money and time', () => {
  test('[1.9] [9f.2] dollars with two decimals', () => {
    expect([formatsOf('en').money(450_050), formatsOf('es').money(450_050)]).toEqual(['$4,500.50', '$4,500.50'])
    expect([formatsOf('en').sum(500), formatsOf('en').sum(550), formatsOf('en').moneyChange(500)]).toEqual([
      '$5',
      '$5.50',
      '+$5.00',
    ])
  })

  test('days, hours and lists', () => {
    expect([formatsOf('en').day('2026-05-03 14:22:01'), formatsOf('es').day('2026-05-03')]).toEqual([
      'May 3, 2026',
      '3 de mayo de 2026',
    ])
    expect([formatsOf('en').time('20:00'), formatsOf('en').time('9:30'), formatsOf('en').time('soon')]).toEqual([
      '8 PM',
      '9:30 AM',
      'soon',
    ])
    expect([formatsOf('en').weekday(0), formatsOf('es').weekday(1)]).toEqual(['Sunday', 'lunes'])
    expect(formatsOf('es').either(['a', 'b'])).toBe('a o b')
  })

  test('[8.21] an invalid date is returned unchanged, with a warning', () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(formatsOf('en').day('next week')).toBe('next week')
    expect(formatsOf('en').dayAndTime(Number.NaN)).toBe('NaN')
    expect(warned.mock.calls).toEqual([
      ['Cannot convert the timestamp:', 'next week'],
      ['Cannot convert the timestamp:', Number.NaN],
    ])
    warned.mockRestore()
    expect(formatsOf('en').day('')).toBe('')
  })
})
