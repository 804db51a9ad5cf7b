import { act, cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, test } from 'vitest'
import { browserTexts } from './browser-texts.ts'
import { serverTexts } from './server-texts.ts'
import { usedTexts } from './texts.ts'
import { useIssue, useMessage } from './use-message.ts'

afterEach(cleanup)

const SAID = 'Cash at pickup'

function Sentence() {
  return <p>{useMessage()(SAID)}</p>
}

const issue = {
  title: 'Jar is sold out',
  text: 'Take it out to go on.',
  meaning: { code: 'SOLD_OUT', params: { name: 'Jar' } },
}

function Issues() {
  const sentence = useMessage()
  const parts = useIssue()
  const ours = parts({ title: 'Order again', text: 'We do not carry it any more.' })
  const { title, text } = parts(issue)
  return <p>{[title, text, sentence(issue), ours.title, ours.text].join(' / ')}</p>
}

test('[8.11] a title and its text are shown separately or in one line, in either language', () => {
  for (const [language, namespaces] of [
    [
      'en',
      'Jar is sold out / Take it out to go on. / Take it out to go on. / Order again / We do not carry it any more.',
    ],
    [
      'es',
      'Jar está agotado / Quítelo para continuar. / Jar está agotado. Quítelo para continuar. / Pedir de nuevo / We do not carry it any more.',
    ],
  ] as const) {
    render(
      <I18nextProvider i18n={serverTexts(language)}>
        <Issues />
      </I18nextProvider>,
    )
    expect(screen.getByText(namespaces)).toBeTruthy()
    cleanup()
  }
})

test('[9f.7] an English message is shown in the visitor’s language once its texts have loaded', async () => {
  const waiting: ((file: Response) => void)[] = []
  const texts = browserTexts('es', { common: {} }, () => new Promise((come) => waiting.push(come)))
  render(
    <I18nextProvider i18n={texts}>
      <Sentence />
    </I18nextProvider>,
  )
  expect(screen.getByText(SAID)).toBeTruthy()
  act(() => waiting.forEach((come) => come(Response.json({ [SAID]: 'En efectivo al recibirlo' }))))
  expect(await screen.findByText('En efectivo al recibirlo')).toBeTruthy()
})

test.each([
  ['es', true],
  ['en', false],
] as const)('what the server translates in %s is passed to the browser: %s', (language, isGiven) => {
  const texts = serverTexts(language)
  render(
    <I18nextProvider i18n={texts}>
      <Sentence />
    </I18nextProvider>,
  )
  expect('sentences' in usedTexts(texts)).toBe(isGiven)
})
