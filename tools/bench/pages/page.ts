import type { PageResult } from '../chromium-page.ts'
import { wantRounds } from '../rounds.ts'

/** Runs the measurement that the URL's hash names (`#append`) and writes the result where the harness reads it. */
export async function runNamed(rows: Readonly<Record<string, () => Promise<PageResult>>>): Promise<void> {
  const name = location.hash.slice(1)
  const rounds = Number(new URLSearchParams(location.search).get('rounds'))
  if (rounds > 0) wantRounds(rounds)
  const row = rows[name]
  const output = document.querySelector('output')
  if (output === null) throw new Error('The page has no output element.')
  try {
    if (row === undefined) throw new Error(`There is no measurement called ${name}.`)
    output.textContent = JSON.stringify(await row())
  } catch (error) {
    output.textContent = JSON.stringify({ problem: String(error) })
  }
  output.dataset['done'] = ''
}
