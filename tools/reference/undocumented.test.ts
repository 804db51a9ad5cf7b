import { expect, test } from 'vitest'
import { undocumentedIn } from './undocumented.ts'

const comment = { summary: [{ kind: 'text', text: 'A sentence.' }] }
const VARIABLE = 32
const FUNCTION = 64
const INTERFACE = 256
const PROPERTY = 1024

const missing = (...children: object[]) => undocumentedIn({ children: [{ name: 'm', children }] }).get('m')

test('an export and a property without a sentence are named, by their module', () => {
  const view = { name: 'View', kind: INTERFACE, comment, children: [{ name: 'count', kind: PROPERTY }] }
  expect(missing(view, { name: 'useView', kind: VARIABLE })).toEqual(['View.count', 'useView'])
  expect(missing({ ...view, comment: undefined, children: [] })).toEqual(['View'])
})

test('a sentence on a signature is one on its function, or on the property that holds it', () => {
  const signatures = [{ name: 'open', comment }]
  expect(missing({ name: 'open', kind: FUNCTION, signatures })).toEqual([])
  expect(
    missing({
      name: 'V',
      kind: INTERFACE,
      comment,
      children: [{ name: 'open', kind: PROPERTY, type: { declaration: { signatures } } }],
    }),
  ).toEqual([])
})

test('a sentence covers the parts of a type in its place, and inherited members are documented where they are', () => {
  const declaration = { children: [{ name: 'day', kind: PROPERTY }] }
  const chosen = { name: 'chosen', kind: PROPERTY, comment, type: { declaration } }
  const inherited = { name: 'id', kind: PROPERTY, inheritedFrom: { name: 'Line.id' } }
  const command = { name: 'add', kind: PROPERTY, inheritedFrom: { name: 'Group.add' } }
  expect(missing({ name: 'V', kind: INTERFACE, comment, children: [chosen, inherited, command] })).toEqual(['V.add'])
})
