import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'

import { fieldsOf, parseJson, textOf } from './shared/json.ts'
import { commands, runCommand } from './commands.ts'

const scripts = fieldsOf(
  fieldsOf(parseJson(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')))['scripts'],
)

test('every command in the list is a script of package.json', () => {
  for (const name of Object.keys(commands)) expect(textOf(scripts[name])).toBe(`node tools/command.js ${name}`)
})

test.each(['--help', '-h'])('%s says how a command is used, and loads nothing', async (flag) => {
  const load = vi.fn(async () => undefined)
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(await runCommand('one', [flag], { one: { usage: ['usage: npm run one', '', 'Does it.'], load } })).toBe(0)
  expect(print.mock.calls).toEqual([['usage: npm run one\n\nDoes it.']])
  expect(load).not.toHaveBeenCalled()
  print.mockRestore()
})

test('a command is loaded, and an unknown one is refused', async () => {
  const load = vi.fn(async () => undefined)
  expect(await runCommand('one', ['--rounds', '1'], { one: { usage: [], load } })).toBeUndefined()
  expect(load).toHaveBeenCalledOnce()
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await runCommand('two', [], { one: { usage: [], load } })).toBe(2)
  expect(print.mock.calls).toEqual([['There is no command two. There are one.']])
  print.mockRestore()
})
