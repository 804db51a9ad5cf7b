/** What each tab shows and stores, read once everything rests. */
import { fieldsOf, numberOf, parseJson } from '../../shared/json.ts'
import type { Tab } from '../browser/tab.ts'
import type { Timeline } from '../seed/timeline.ts'
import { Violation } from './violation.ts'

export interface Look {
  readonly tab: Tab
  readonly file: string
  readonly seq: number
  /** The saved state of the shared domains. */
  readonly shared: Record<string, unknown>
}

const EXPORT_MS = 10_000

export async function lookAt(tabs: readonly Tab[], timeline: Timeline): Promise<readonly Look[]> {
  const looks: Look[] = []
  const failed: string[] = []
  for (const tab of tabs) {
    tab.shop.log.export().then(
      (file) => looks.push(lookOf(tab, file)),
      (error: unknown) => failed.push(`${tab.name}: ${String(error)}`),
    )
  }
  await timeline.pass(EXPORT_MS)
  const [failure] = failed
  if (failure !== undefined) throw new Violation('a log can be exported', failure)
  const silent = tabs.find((tab) => !looks.some((look) => look.tab === tab))
  if (silent) throw new Violation('a log can be exported', `${silent.name} does not answer`)
  return looks.toSorted((a, b) => tabs.indexOf(a.tab) - tabs.indexOf(b.tab))
}

function lookOf(tab: Tab, file: string): Look {
  const state = fieldsOf(parseJson(file.trimEnd().split('\n').at(-1) ?? ''))
  return { tab, file, seq: numberOf(state['seq']), shared: fieldsOf(state['shared']) }
}
