import { isLeaflogError } from '@leaflog/core'
import { chooseStore } from '../parts/choose-store.ts'
import { button, h } from '../parts/dom.ts'
import type { Kiosk, Screen } from '../parts/kiosk.ts'

/** Asks what the store's state requires: a confirmation, or a date of birth. */
export const age: Screen = (kiosk, scope) => {
  const { shop, words, go, startOver } = kiosk
  const answers = h('div', { class: 'answers' }, h('p', { attr: { role: 'status' } }, words.loading))
  const problem = h('p', { class: 'problem', attr: { role: 'alert' } })
  let shown = ''

  const confirm = async (birthDate?: string) => {
    problem.textContent = ''
    try {
      const state = shop.getState().dispensary.view.chosen?.state_code ?? ''
      await shop.ageGate.submit({ state, ...(birthDate !== undefined && { birthDate }) })
      if (shop.getState().ageGate.view.status === 'verified') go('menu')
      else problem.textContent = words.ageRefused
    } catch (error) {
      problem.textContent = isLeaflogError(error, 'EVENT_REJECTED') ? words.ageRefused : words.ageUnavailable
    }
  }

  const open = async () => {
    try {
      await chooseStore(shop, kiosk.config.store)
      await shop.ageGate.load()
      const state = shop.getState().dispensary.view.chosen?.state_code ?? ''
      if (shop.getState().ageGate.view.chosen.state !== state) await shop.ageGate.chooseState(state)
    } catch {
      if (!scope.signal.aborted) problem.textContent = words.ageUnavailable
    }
  }
  scope.watch(
    ({ ageGate: { view } }) => (view.chosen.state === '' ? '' : view.asksBirthDate ? 'date' : 'yes'),
    (asks) => {
      if (asks === '' || asks === shown) return
      shown = asks
      answers.replaceChildren(
        ...(asks === 'date'
          ? [dateForm(kiosk, (date) => void confirm(date))]
          : [
              button(words.yes, () => void confirm(), { class: 'primary' }),
              button(words.no, () => void (problem.textContent = words.ageRefused)),
            ]),
      )
    },
  )
  void open()

  return h(
    'section',
    { class: 'narrow' },
    h('h1', { attr: { tabindex: -1 } }, words.ageHeading),
    h('p', { class: 'lead' }, words.ageText),
    answers,
    problem,
    button(words.back, startOver, { class: 'quiet' }),
  )
}

function dateForm({ shop, words, language }: Kiosk, submit: (date: string) => void): HTMLFormElement {
  const { years, days } = shop.getState().ageGate.view
  const monthName = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  const select = (label: string, options: readonly (readonly [string, string])[]) => {
    const list = h(
      'select',
      { attr: { required: true } },
      h('option', { attr: { value: '' } }, '–'),
      ...options.map(([value, text]) => h('option', { attr: { value } }, text)),
    )
    return { list, field: h('label', { class: 'field' }, h('span', {}, label), list) }
  }
  const month = select(
    words.month,
    Array.from({ length: 12 }, (_, index) => [
      String(index + 1).padStart(2, '0'),
      monthName.format(Date.UTC(2024, index, 1)),
    ]),
  )
  const day = select(
    words.day,
    days.map((each) => [each.padStart(2, '0'), each]),
  )
  const year = select(
    words.year,
    years.map((each) => [each, each]),
  )
  return h(
    'form',
    {
      on: {
        submit: (event) => {
          event.preventDefault()
          submit(`${year.list.value}-${month.list.value}-${day.list.value}`)
        },
      },
    },
    h('fieldset', { class: 'date' }, h('legend', {}, words.birthDate), month.field, day.field, year.field),
    h('button', { class: 'primary', attr: { type: 'submit' } }, words.yes),
  )
}
