import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createDrafts, draftOf, fillIn } from './drafts.ts'

afterEach(cleanup)

function session() {
  const kept = new Map<string, string>()
  return {
    kept,
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, value: string) => void kept.set(key, value),
    remove: (key: string) => void kept.delete(key),
  }
}

function formOf(values: { name?: string; news?: boolean } = {}): HTMLFormElement {
  const { container } = render(
    <form>
      <input name="firstname" defaultValue={values.name ?? ''} />
      <input name="password" type="password" defaultValue="trellis-2026" />
      <input name="news" aria-label="News" type="checkbox" defaultChecked={values.news ?? false} />
      <select name="state" aria-label="State" defaultValue="">
        <option value="">None</option>
        <option value="FL">Florida</option>
      </select>
    </form>,
  )
  const form = container.querySelector('form')
  if (!form) throw new Error('There is a form.')
  return form
}

test('[shop 13] what was typed is in the form again after a reload, and no password is kept', () => {
  const storage = session()
  const form = formOf({ name: 'Ivy', news: true })
  const state = form.elements.namedItem('state')
  if (state instanceof HTMLSelectElement) state.value = 'FL'
  createDrafts(storage).write('joining', draftOf(form))
  expect([...storage.kept.values()].join()).not.toContain('trellis')
  cleanup()
  const again = formOf()
  fillIn(again, createDrafts(storage).read('joining'))
  expect(draftOf(again)).toEqual({ firstname: 'Ivy', news: 'on', state: 'FL' })
})

test('[shop 13] what the form says already stays', () => {
  const form = formOf({ name: 'Ivy' })
  fillIn(form, { firstname: 'Ida', unknown: 'x' })
  expect(draftOf(form)).toMatchObject({ firstname: 'Ivy' })
})

test('[shop 13] each form has its own draft, and nothing is left of the last one', () => {
  const storage = session()
  const drafts = createDrafts(storage)
  drafts.write('joining', { firstname: 'Ivy' })
  drafts.write('contact', { firstname: 'Gina' })
  drafts.forget('joining')
  expect([drafts.read('joining'), drafts.read('contact')]).toEqual([{}, { firstname: 'Gina' }])
  drafts.forget('contact')
  expect(storage.kept.size).toBe(0)
})

test('[shop 13] what another version wrote is nothing', () => {
  const storage = session()
  for (const text of ['no JSON', '[]', '{"joining":{"firstname":1}}']) {
    storage.set('form_drafts', text)
    expect(createDrafts(storage).read('joining')).toEqual({})
  }
})
