import { expect, test } from 'vitest'
import { createFakePorts } from '../../testing/fake-ports.ts'
import { shortcut } from './shortcut.ts'

test('the key that opens search is on until it is turned off, and this browser remembers', () => {
  const { local } = createFakePorts()
  expect(shortcut(local).isOn()).toBe(true)
  shortcut(local).turn(false)
  expect(shortcut(local).isOn()).toBe(false)
  shortcut(local).turn(true)
  expect(shortcut(local).isOn()).toBe(true)
})
