import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keepElements } from './keep-elements.ts'

test('the files of a release of elements are kept under its version, once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'leaflog-elements-'))
  const cdn = join(folder, 'package', 'cdn')
  mkdirSync(cdn, { recursive: true })
  writeFileSync(join(cdn, 'sri.json'), '{"version":"0.2.0"}')
  writeFileSync(join(cdn, 'leaflog-elements.js'), 'export {}')
  const keep = () => keepElements(join(folder, 'package'), join(folder, 'releases'))
  const kept = await keep()
  expect(kept).toBe(join(folder, 'releases', '0.2.0'))
  expect(readFileSync(join(kept, 'leaflog-elements.js'), 'utf8')).toBe('export {}')
  await expect(keep()).rejects.toThrow('EEXIST')
})
