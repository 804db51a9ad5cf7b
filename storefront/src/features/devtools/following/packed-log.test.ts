import { expect, test } from 'vitest'
import { packLog, unpackLog } from './packed-log.ts'

test('a log is the same after its way, and much smaller on it', async () => {
  const text = '{"kind":"event","name":"Señora 🌿"}\n'.repeat(1000)
  const packed = await packLog(text)
  expect(packed.length).toBeLessThan(text.length / 20)
  expect(await unpackLog(packed, 1_000_000)).toBe(text)
})

test('bytes that unpack to more than is allowed are refused while they unpack', async () => {
  const packed = await packLog('0'.repeat(5_000_000))
  await expect(unpackLog(packed, 1_000_000)).rejects.toMatchObject({ code: 'FILE_TOO_LARGE' })
})

test('bytes that are not gzipped, or cut, are no log', async () => {
  const packed = await packLog('{"kind":"header"}\n'.repeat(100))
  for (const bytes of [new Uint8Array([1, 2, 3]), packed.slice(0, packed.length - 12)])
    await expect(unpackLog(bytes, 1_000_000)).rejects.toMatchObject({ code: 'FILE_NOT_A_LOG' })
})
