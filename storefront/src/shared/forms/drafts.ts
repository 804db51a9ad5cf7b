/** What was typed into a form and not yet sent: it survives a reload of its tab. Never passwords. */
import * as z from 'zod/mini'
import type { TabStorage } from '../page/context.ts'

export type Draft = Readonly<Record<string, string>>

export interface Drafts {
  /** The texts of a form's fields, by name; empty if nothing is kept. */
  read(form: string): Draft
  write(form: string, draft: Draft): void
  forget(form: string): void
}

const NAME = 'form_drafts'
const stored = z.record(z.string(), z.record(z.string(), z.string()))

export function createDrafts(storage: TabStorage): Drafts {
  const read = (): Readonly<Record<string, Draft>> => {
    try {
      return stored.parse(JSON.parse(storage.get(NAME) ?? '{}'))
    } catch {
      // Written by another version, or by hand.
      return {}
    }
  }
  const keep = (drafts: Readonly<Record<string, Draft>>) => {
    if (Object.keys(drafts).length === 0) storage.remove(NAME)
    else storage.set(NAME, JSON.stringify(drafts))
  }
  return {
    read: (form) => read()[form] ?? {},
    write: (form, draft) => keep({ ...read(), [form]: draft }),
    forget(form) {
      const { [form]: _, ...others } = read()
      keep(others)
    },
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (element: Element): element is Field =>
  (element instanceof HTMLInputElement && !['password', 'hidden', 'file', 'submit'].includes(element.type)) ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(isField).filter(({ name, type }) => name !== '' && type !== 'radio')

export const draftOf = (form: HTMLFormElement): Draft =>
  Object.fromEntries(
    fieldsOf(form).map((field) => [field.name, isTick(field) ? (field.checked ? 'on' : '') : field.value]),
  )

/** Fields that say something already keep it. */
export function fillIn(form: HTMLFormElement, draft: Draft): void {
  for (const field of fieldsOf(form)) {
    const text = draft[field.name]
    if (text === undefined) continue
    if (isTick(field)) field.checked = text === 'on'
    else if (field.value === '') field.value = text
  }
}
