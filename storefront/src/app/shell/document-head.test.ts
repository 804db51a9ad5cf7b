import { expect, test } from 'vitest'
import { languages } from '../../shared/i18n/languages.ts'
import { serverTexts } from '../../shared/i18n/server-texts.ts'
import { documentHead } from './document-head.ts'

const context = {
  origin: 'https://shop.example',
  path: '/nowhere',
  language: 'en' as const,
  texts: serverTexts('en'),
  builds: { frontend: 'front 1', backend: 'back 2' },
}

test('[7d.2] both builds are in meta tags; an unknown one is left out', async () => {
  const { meta } = await documentHead(context)
  expect(meta).toContainEqual({ name: 'build-frontend', content: 'front 1' })
  expect(meta).toContainEqual({ name: 'build-backend', content: 'back 2' })
  const { builds: _, ...unknown } = context
  expect(JSON.stringify(await documentHead(unknown))).not.toContain('build-')
})

test.each(languages)('[9f.7] %s: every page has the texts and the lang attribute of its language', async (language) => {
  const { meta } = await documentHead({ ...context, language, texts: serverTexts(language) })
  const of = (name: string) =>
    meta.flatMap((one) => ('content' in one && JSON.stringify(one).includes(`"${name}"`) ? [one.content] : []))[0]
  expect(of('og:locale')).toBe(language === 'en' ? 'en_US' : 'es_US')
  expect(of('description')).toContain('Fernhill')
  expect(of('description')?.length).toBeLessThanOrEqual(160)
})
