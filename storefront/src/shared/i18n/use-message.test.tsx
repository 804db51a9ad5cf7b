import { act, cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { browserTexts } from './browser-texts.ts'
import { serverTexts } from './server-texts.ts'
import { usedTexts } from './texts.ts'
import { useMessage } from './use-message.ts'

afterEach(cleanup)

const SAID = 'Choose how you pay.'

function Said() {
  return <p>{useMessage()(SAID)}</p>
}

test('[9f.7] what was said in English is said in the visitor’s language once its words have come', async () => {
  const waiting: ((file: Response) => void)[] = []
  const texts = browserTexts('es', { common: {} }, () => new Promise((come) => waiting.push(come)))
  render(
    <I18nextProvider i18n={texts}>
      <Said />
    </I18nextProvider>,
  )
  expect(screen.getByText(SAID)).toBeTruthy()
  act(() => waiting.forEach((come) => come(Response.json({ [SAID]: 'Elija cómo paga.' }))))
  expect(await screen.findByText('Elija cómo paga.')).toBeTruthy()
})

test.each([
  ['es', true],
  ['en', false],
] as const)('what the server says in %s, the browser is given: %s', (language, isGiven) => {
  const texts = serverTexts(language)
  render(
    <I18nextProvider i18n={texts}>
      <Said />
    </I18nextProvider>,
  )
  expect('sentences' in usedTexts(texts)).toBe(isGiven)
})
