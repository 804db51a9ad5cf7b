import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Stepper } from './stepper.tsx'

afterEach(cleanup)

function open(quantity: number, min: number) {
  const wanted: number[] = []
  render(<Stepper quantity={quantity} of="Blue Hour" min={min} max={10} onChange={(next) => wanted.push(next)} />)
  const field = screen.getByRole('spinbutton')
  const type = (value: string, key: string) => {
    fireEvent.change(field, { target: { value } })
    fireEvent.keyDown(field, { key })
  }
  return { wanted, field, type }
}

test('[4c.4] a quantity can be stepped down to 0 if that removes a line', () => {
  const { wanted, field } = open(1, 0)
  fireEvent.click(screen.getByRole('button', { name: 'One less Blue Hour' }))
  fireEvent.keyDown(field, { key: 'ArrowDown' })
  expect(wanted).toEqual([0, 0])
})

test('[4c.4] a quantity can be typed: digits only, within its limits, and reverted by Escape', () => {
  const { wanted, type } = open(2, 0)
  type('7', 'Enter')
  type('500', 'Enter')
  type('0', 'Enter')
  type('x', 'Enter')
  type('9', 'Escape')
  expect(wanted).toEqual([7, 10, 0])
})

test('a quantity to add is at least 1', () => {
  const { wanted, type } = open(2, 1)
  type('0', 'Enter')
  expect(wanted).toEqual([1])
})
