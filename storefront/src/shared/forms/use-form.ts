/** Forms: fields, rules, and validation errors. @module */
import type { Said } from '@leaflog/core'
import { type FormEvent, useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sentenceOf } from '../page/sentence.ts'
import { useMessage } from '../i18n/use-message.ts'
import { draftOf, fillIn } from './drafts.ts'
import { useDrafts } from './use-drafts.ts'

/** Returns a field's error, as a sentence of the core or in the visitor's language; null if valid. */
type Rule = (text: string) => string | Said | null
type Rules<Name extends string> = Readonly<Record<Name, Rule>>
/** A rejection of `send` that belongs to one field: shown below it. */
export class FieldError extends Error {
  readonly field: string
  readonly said: Said

  constructor(field: string, problem: Said) {
    super(problem.text)
    this.field = field
    this.said = problem
  }
}

/** The text of a field; of a checkbox 'on' or ''. */
type TextOf<Name extends string> = (name: Name) => string

export type FieldProps<Name extends string> = {
  name: Name
  error: string | null
  onChange: () => void
}

export interface Form<Name extends string> {
  /** For the form's `ref`. */
  readonly attach: (form: HTMLFormElement | null) => void
  /** The props of a field. Its text stays in the document, so that no password is in a state. */
  field(name: Name): FieldProps<Name>
  /** The current text of a field. */
  readonly text: TextOf<Name>
  /** Whether no field has an error, shown or not. */
  readonly isValid: boolean
  readonly isSubmitting: boolean
  /** Why the last attempt failed, until the visitor changes something. */
  readonly failure: Said | null
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

const namesOf = <Name extends string>(rules: Rules<Name>): Name[] => {
  const names: Name[] = []
  for (const name in rules) names.push(name)
  return names
}

const textOf = (form: HTMLFormElement, name: string): string => {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked ? 'on' : ''
  const isField = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].some((kind) => control instanceof kind)
  return isField && control !== null && 'value' in control ? control.value : ''
}

type Problems = ReadonlyMap<string, string | Said | null>

/** Errors by field, from the form's current values. */
const problemsOf = <Name extends string>(form: HTMLFormElement, rules: Rules<Name>): Problems =>
  new Map(namesOf(rules).map((name) => [name, rules[name](textOf(form, name))]))

const focusFirstWrong = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()

/**
 * A form whose fields are validated on each change (5b.1, 5b.2). A field's error shows from its first change on, and
 * all errors on submit, which then focuses the first. `send` receives the texts of that moment; its rejection is shown
 * as `failure`, or at its field. `draft` names a form whose texts survive a reload until they are sent.
 */
export function useForm<Name extends string>(
  rules: Rules<Name>,
  send: (text: TextOf<Name>) => Promise<unknown>,
  { draft }: { readonly draft?: string } = {},
): Form<Name> {
  const drafts = useDrafts()
  const element = useRef<HTMLFormElement>(null)
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [problems, setProblems] = useState<Problems>(new Map())
  const [isSubmitting, setSubmitting] = useState(false)
  const [failure, setFailure] = useState<Said | null>(null)
  const names = namesOf(rules)
  const sentence = useMessage()

  // Includes text typed or autofilled before hydration, and applies changed rules at once.
  const attach = useCallback(
    (form: HTMLFormElement | null) => {
      element.current = form
      if (form === null) return
      if (draft !== undefined && drafts) fillIn(form, drafts.read(draft))
      setProblems(problemsOf(form, rules))
    },
    [rules, draft, drafts],
  )

  const change = (name: Name) => {
    const form = element.current
    if (form !== null) {
      setProblems(problemsOf(form, rules))
      if (draft !== undefined) drafts?.write(draft, draftOf(form))
    }
    setChanged((before) => new Set(before).add(name))
    setFailure(null)
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const focused = document.activeElement
    if (isSubmitting) return
    const found = problemsOf(form, rules)
    const wrong = [...found.values()].some((problem) => problem !== null)
    flushSync(() => {
      setProblems(found)
      setChanged(new Set(names))
      setFailure(null)
      setSubmitting(!wrong)
    })
    if (wrong) {
      focusFirstWrong(form)
      return
    }
    const values = new Map(names.map((name) => [name, textOf(form, name)]))
    send((name) => values.get(name) ?? '')
      .then(() => draft !== undefined && drafts?.forget(draft))
      .catch((error: unknown) => {
        if (!(error instanceof FieldError)) return setFailure(sentenceOf(error))
        flushSync(() => setProblems(new Map(found).set(error.field, error.said)))
        focusFirstWrong(form)
      })
      .finally(() => {
        flushSync(() => setSubmitting(false))
        // The button lost the focus when it was disabled.
        if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus()
      })
  }

  return {
    attach,
    field: (name) => {
      const problem = changed.has(name) ? (problems.get(name) ?? null) : null
      return { name, error: problem === null ? null : sentence(problem), onChange: () => change(name) }
    },
    text: (name) => (element.current === null ? '' : textOf(element.current, name)),
    isValid: names.every((name) => problems.get(name) === null),
    isSubmitting,
    failure,
    onSubmit,
  }
}
