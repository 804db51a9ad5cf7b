/** The form in which options are chosen: a select for each group, or checkboxes where several can be chosen. */
import { LABELS } from '@leaflog/core'
import type { Language } from './around.ts'
import { h, setText } from './dom.ts'
import type { OptionGroup, OptionsModel } from './options-model.ts'
import { type Words, filled, money, translated } from './words.ts'

interface FormContext {
  readonly words: Words
  readonly language: Language
  /** Adds what is chosen. */
  readonly add: () => void
}

const textOf = ({ label, price, available }: OptionGroup['values'][number], words: Words, language: Language): string =>
  [label, available ? price !== null && price > 0 && `+${money(language, price)}` : words.soldOut]
    .filter(Boolean)
    .join(', ')

export function createOptionsForm(model: OptionsModel, { words, language, add }: FormContext) {
  const price = h('p', { class: 'price', part: 'price' })
  const problem = h('p', { class: 'error', part: 'error', role: 'alert' })
  const submit = h('button', { type: 'submit', class: 'main', part: 'button add' }, translated(language, LABELS.add))
  const updates = model.groups().map((group) => (group.several ? checkboxes(group) : select(group)))
  const form = h(
    'form',
    { novalidate: true, part: 'options' },
    ...updates.map(({ element }) => element),
    price,
    problem,
    submit,
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const wrong = model.problem()
    setText(problem, wrong === null ? '' : wrong === 'soldOut' ? words.soldOut : translated(language, wrong))
    if (wrong === null) add()
  })

  const change = (group: string, value: string): void => {
    model.choose(group, value)
    setText(problem, '')
    update()
  }

  function select(first: OptionGroup) {
    const options = first.values.map(({ id }) => h('option', { value: id }))
    const none = first.required ? [] : [h('option', { value: '' }, words.none)]
    const id = `option-${first.id}`
    const field = h('select', { id, part: 'select' }, ...none, ...options)
    field.addEventListener('change', () => change(first.id, field.value))
    return {
      element: h('div', { class: 'field' }, h('label', { for: id, part: 'label' }, first.title), field),
      update(group: OptionGroup): void {
        for (const [index, option] of options.entries()) {
          const value = group.values[index]
          if (value) setText(option, textOf(value, words, language))
        }
        field.value = group.values.find(({ chosen }) => chosen)?.id ?? ''
      },
    }
  }

  function checkboxes(first: OptionGroup) {
    const boxes = first.values.map(({ id }) => {
      const box = h('input', { type: 'checkbox', part: 'checkbox' })
      box.addEventListener('change', () => change(first.id, id))
      return { box, text: h('span') }
    })
    return {
      element: h(
        'fieldset',
        { class: 'field' },
        h('legend', { part: 'label' }, first.title),
        ...boxes.map(({ box, text }) => h('label', { class: 'check' }, box, text)),
      ),
      update(group: OptionGroup): void {
        for (const [index, { box, text }] of boxes.entries()) {
          const value = group.values[index]
          if (!value) continue
          setText(text, textOf(value, words, language))
          box.checked = value.chosen
          box.disabled = !value.available && !value.chosen
        }
      },
    }
  }

  function update(): void {
    const groups = model.groups()
    for (const [index, { update: draw }] of updates.entries()) {
      const group = groups[index]
      if (group) draw(group)
    }
    const cost = model.cost()
    const now = cost === null ? words.soldOut : money(language, cost.final)
    const was =
      cost !== null && cost.regular > cost.final ? h('s', { part: 'was' }, money(language, cost.regular)) : null
    was?.prepend(h('span', { class: 'hidden' }, filled(words.was, { price: '' })))
    price.replaceChildren(now, ...(was ? [' ', was] : []))
  }
  update()
  return { element: form, setBusy: (isBusy: boolean) => (submit.disabled = isBusy), problem }
}
