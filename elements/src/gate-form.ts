/** The form of the age gate: state, date of birth if the state asks for it, and the three buttons. */
import type { AgeGateView } from '@leaflog/core'
import { button, h, setAttributes, setText, slot } from './dom.ts'
import type { Language } from './around.ts'
import { type Words, monthName, translated } from './words.ts'

export interface GateActions {
  readonly chooseState: (state: string) => void
  readonly chooseDate: (date: { month?: string; day?: string; year?: string }) => void
  readonly submit: () => void
  readonly retry: () => void
  readonly exit: () => void
}

interface Option {
  readonly value: string
  readonly label: string
}

/** A select with its label and error. */
function field(name: string, label: string, required: string, autocomplete: string, onChange: (value: string) => void) {
  const problem = h('span', { id: `${name}-problem`, class: 'error note', part: 'error' })
  const select = h('select', {
    id: name,
    name,
    part: 'select',
    required: true,
    autocomplete,
    'aria-describedby': problem.id,
  })
  const element = h('div', { class: 'field' }, h('label', { for: name, part: 'label' }, label), select, problem)
  let offered = ''
  let left = false
  let refusal: string | null = null
  const check = (): void => {
    const text = refusal ?? (left && select.value === '' ? required : '')
    setText(problem, text)
    setAttributes(select, { 'aria-invalid': text === '' ? null : 'true' })
  }
  select.addEventListener('change', () => onChange(select.value))
  select.addEventListener('blur', () => {
    left = true
    check()
  })
  return {
    element,
    select,
    update(options: readonly Option[], value: string, refused: string | null): void {
      const now = JSON.stringify(options)
      if (now !== offered) {
        offered = now
        const empty = h('option', { value: '' }, label)
        select.replaceChildren(empty, ...options.map((each) => h('option', { value: each.value }, each.label)))
      }
      if (select.value !== value) select.value = value
      refusal = refused
      check()
    },
  }
}

const plain = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }))

export function createGateForm(words: Words, language: Language, actions: GateActions) {
  const say = (sentence: string): string => translated(language, sentence)
  const title = h('h2', { id: 'title', part: 'heading' })
  const question = h('p', { id: 'question', part: 'question' })
  const trouble = h('p', { class: 'error', part: 'error' })
  const error = h('p', { class: 'error', part: 'error', role: 'alert' })
  const state = field('state', words.chooseState, words.stateRequired, 'address-level1', actions.chooseState)
  state.select.autofocus = true
  const month = field('month', words.month, words.required, 'bday-month', (value) =>
    actions.chooseDate({ month: value }),
  )
  const day = field('day', words.day, words.required, 'bday-day', (value) => actions.chooseDate({ day: value }))
  const year = field('year', words.year, words.required, 'bday-year', (value) => actions.chooseDate({ year: value }))
  const date = h(
    'fieldset',
    { part: 'birth-date' },
    h('legend', { part: 'label' }, words.birthDate),
    h('div', { class: 'date' }, month.element, day.element, year.element),
  )
  const submit = h('button', { type: 'submit', class: 'main', part: 'button submit' })
  const retry = button('button retry', words.retry, actions.retry)
  const exit = button('button exit', words.exit, actions.exit)
  exit.className = 'quiet'
  const form = h(
    'form',
    { novalidate: true },
    slot('header'),
    title,
    question,
    trouble,
    state.element,
    date,
    error,
    submit,
    retry,
    exit,
    slot('footer'),
  )

  let mistake: string | null = null
  let refusal: string | null = null
  const showError = (): void => setText(error, mistake ?? refusal ?? '')
  // 4a.4: a changed answer clears the error.
  form.addEventListener('change', () => {
    mistake = null
    showError()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!submit.disabled) actions.submit()
  })

  return {
    element: form,
    /** Shows why the states could not be loaded. */
    trouble,
    say(text: string): void {
      mistake = text
      showError()
    },
    update(view: AgeGateView): void {
      const isLoading = view.status === 'loading'
      const failed = view.status === 'unavailable'
      setText(title, say(view.title))
      setText(question, isLoading ? words.loading : say(view.question))
      const states = view.states.map(({ code, label }) => ({ value: code, label }))
      state.update(states, view.chosen.state, null)
      state.element.hidden = failed
      date.hidden = !view.asksBirthDate
      const months = view.months.map(({ value }) => ({ value, label: monthName(language, value) }))
      month.update(months, view.chosen.month, null)
      day.update(plain(view.days), view.chosen.day, null)
      // 5a.4
      const tooYoung = view.error === null ? null : words.tooYoung
      year.update(plain(view.years), view.chosen.year, tooYoung)
      refusal = failed ? words.gateUnavailable : view.error === null ? null : say(view.error)
      setText(submit, view.chosen.state !== '' && !view.asksBirthDate ? words.yes : words.submit)
      submit.disabled = !view.canSubmit
      submit.hidden = failed
      retry.hidden = !failed
      showError()
    },
  }
}
