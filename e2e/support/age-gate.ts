import { expect, type Page } from '@playwright/test'
import { listening } from './visit.ts'

/**
 * Answers the age gate of an interactive page, as an adult visitor of a state without a birth date question, and waits
 * until it has closed.
 */
export async function passAgeGate(page: Page, state = 'Florida'): Promise<void> {
  await listening(page)
  const gate = page.getByRole('dialog')
  await gate.getByRole('combobox', { name: /state/i }).selectOption({ label: state })
  await gate.getByRole('button', { name: 'Yes' }).click()
  await expect(gate).toBeHidden()
}
