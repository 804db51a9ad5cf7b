import { afterEach, expect, test } from 'vitest'
import { arriveAtHeading } from './arrive-at-heading.ts'

afterEach(() => document.body.replaceChildren())

const put = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  about: { into?: Element; id?: string } = {},
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(name)
  if (about.id !== undefined) element.id = about.id
  ;(about.into ?? document.body).append(element)
  return element
}
const content = () => {
  const main = put('main', { id: 'content' })
  main.tabIndex = -1
  return main
}
const openDialog = () => {
  const dialog = put('dialog')
  dialog.setAttribute('open', '')
  return dialog
}

test('an existing heading gets the focus', () => {
  const heading = put('h1', { into: content() })
  arriveAtHeading()()
  expect(document.activeElement).toBe(heading)
})

test('a heading that renders later gets the focus then', async () => {
  const main = content()
  const stop = arriveAtHeading()
  const heading = put('h1', { into: main })
  await expect.poll(() => document.activeElement).toBe(heading)
  stop()
})

test('a heading that renders after the dialog closed gets the focus', async () => {
  const main = content()
  const dialog = openDialog()
  const stop = arriveAtHeading()
  dialog.dispatchEvent(new Event('close'))
  const heading = put('h1', { into: main })
  await expect.poll(() => document.activeElement).toBe(heading)
  stop()
})

test('a visitor who moved on before the dialog closed keeps the focus', () => {
  put('h1', { into: content() })
  const dialog = openDialog()
  const elsewhere = put('button')
  arriveAtHeading()()
  elsewhere.focus()
  dialog.dispatchEvent(new Event('close'))
  expect(document.activeElement).toBe(elsewhere)
})
