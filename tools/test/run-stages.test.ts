import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { countStage } from './counts.ts'
import { runStep } from './run-stages.ts'
import type { Stage } from './stages.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leaflog-stages-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const stage = (name: string, code: string, more: Partial<Stage> = {}): Stage => ({
  name,
  command: ['node', '-e', code],
  count: (_report, exitCode) => countStage(exitCode),
  ...more,
})

/** Reports that it runs, and ends once the other one has reported too. */
const meets = (own: string, other: string): string => `
  const { writeFileSync, existsSync } = require('node:fs')
  writeFileSync('${join(folder, own)}', '')
  console.log('${own} begins')
  const wait = () => existsSync('${join(folder, other)}') ? console.log('${own} ends') : setTimeout(wait, 20)
  wait()`

test('stages of one step run in parallel, and the output of each is printed whole', async () => {
  const said: string[] = []
  const keep = (text: unknown): boolean => said.push(String(text).trim()) > 0
  const log = vi.spyOn(console, 'log').mockImplementation(keep)
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(keep)
  const ran = await runStep([stage('one', meets('one', 'two')), stage('two', meets('two', 'one'))], folder, 2).finally(
    () => {
      log.mockRestore()
      write.mockRestore()
    },
  )
  expect(Object.fromEntries(ran.map(({ name, count }) => [name, count.passed]))).toEqual({ one: 1, two: 1 })
  const text = said.join('\n')
  expect(text).toContain('── one ──\none begins\none ends')
  expect(text).toContain('── two ──\ntwo begins\ntwo ends')
  expect(ran.every(({ ms }) => ms > 0)).toBe(true)
})

test('a failing stage stops no other, and a missing or broken report is no report', async () => {
  const write = (text: string): string =>
    `require('node:fs').writeFileSync('${join(folder, 'report.json')}', '${text}')`
  const reports: unknown[] = []
  const count: Stage['count'] = (report, exitCode) => {
    reports.push(report)
    return countStage(exitCode)
  }
  const silent = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const more = { report: 'report.json', count }
  for (const code of ['process.exit(3)', write('{"ran":1}'), write('{')])
    await runStep([stage('one', code, more)], folder, 2)
  silent.mockRestore()
  expect(reports).toEqual([undefined, { ran: 1 }, undefined])
})
