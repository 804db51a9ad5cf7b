/** A text field with a list of options, by the combobox pattern of WAI-ARIA: the focus stays in the field. */
import { h, setAttributes, setChildren } from './dom.ts'

export interface ComboboxOption {
  readonly id: string
  readonly content: readonly (Node | string)[]
  readonly selected?: boolean
}

interface ComboboxContext {
  readonly label: string
  readonly onInput: (text: string) => void
  readonly onChoose: (id: string) => void
  /** Before the list opens. */
  readonly onOpen?: () => void
}

export function createCombobox({ label, onInput, onChoose, onOpen }: ComboboxContext) {
  const field = h('input', {
    id: 'field',
    part: 'field',
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-autocomplete': 'list',
    'aria-controls': 'options',
    'aria-expanded': 'false',
  })
  const list = h('ul', { id: 'options', class: 'options', part: 'options', role: 'listbox', 'aria-label': label })
  list.hidden = true
  const element = h('div', { class: 'combobox' }, h('label', { for: 'field', part: 'label' }, label), field, list)
  let options: readonly ComboboxOption[] = []
  let rows: HTMLLIElement[] = []
  let active = -1

  const setOpen = (isOpen: boolean): void => {
    const shown = isOpen && rows.length > 0
    if (shown && list.hidden) onOpen?.()
    list.hidden = !shown
    field.setAttribute('aria-expanded', String(shown))
    if (!shown) activate(-1)
  }
  const activate = (index: number): void => {
    active = index
    for (const [at, row] of rows.entries()) row.classList.toggle('active', at === index)
    const row = rows[index]
    setAttributes(field, { 'aria-activedescendant': row?.id ?? null })
    row?.scrollIntoView({ block: 'nearest' })
  }
  const choose = (index: number): void => {
    const option = options[index]
    if (!option) return
    setOpen(false)
    onChoose(option.id)
  }
  /** The keys of the pattern; false if the key is not one of them now. */
  const press = (key: string): boolean => {
    const last = rows.length - 1
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (list.hidden) setOpen(true)
      const step = key === 'ArrowDown' ? (active < last ? active + 1 : 0) : active > 0 ? active - 1 : last
      activate(step)
      return true
    }
    if (list.hidden) return false
    if (key === 'Enter') choose(active)
    else if (key === 'Escape') setOpen(false)
    else if (key === 'Home') activate(0)
    else if (key === 'End') activate(last)
    else return false
    return true
  }

  field.addEventListener('keydown', (event) => {
    if (!event.isComposing && press(event.key)) event.preventDefault()
  })
  field.addEventListener('input', () => onInput(field.value))
  field.addEventListener('click', () => setOpen(true))
  field.addEventListener('blur', () => setOpen(false))
  // The field keeps the focus while an option is pressed.
  list.addEventListener('pointerdown', (event) => event.preventDefault())

  return {
    element,
    field,
    setOpen,
    update(next: readonly ComboboxOption[]): void {
      options = next
      rows = next.map(({ id, content, selected = false }, index) => {
        const row = h('li', {
          id: `option-${index}`,
          part: 'option',
          role: 'option',
          'aria-selected': String(selected),
          'data-id': id,
        })
        row.append(...content)
        row.addEventListener('click', () => choose(index))
        return row
      })
      setChildren(list, rows)
      activate(-1)
    },
  }
}
