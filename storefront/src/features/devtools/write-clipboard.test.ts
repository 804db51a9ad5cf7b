import { expect, test } from 'vitest'
import { writeClipboard } from './write-clipboard.ts'

test('a text is on the clipboard, or the caller learns that it is not', async () => {
  const written: string[] = []
  const writeText = (text: string) => Promise.resolve(void written.push(text))
  expect(await writeClipboard({ clipboard: { writeText } }, 'one')).toBe(true)
  expect(written).toEqual(['one'])
  expect(await writeClipboard({}, 'two')).toBe(false)
  const denied = () => Promise.reject(new DOMException('Write permission denied.', 'NotAllowedError'))
  expect(await writeClipboard({ clipboard: { writeText: denied } }, 'three')).toBe(false)
})
