import { expect, test, vi } from 'vitest'
import { createWarmUp } from './warm-up.ts'

const log = () => ({ error: vi.fn<(data: object, message: string) => void>() })

test('[server 4] a server is not ready before each of its threads has drawn a page', async () => {
  const drawings: PromiseWithResolvers<boolean>[] = []
  const draw = () => {
    const drawing = Promise.withResolvers<boolean>()
    drawings.push(drawing)
    return drawing.promise
  }
  const isWarm = createWarmUp({ threads: 2, draw, log: log() })
  expect(await isWarm()).toBe(false)
  expect(drawings).toHaveLength(2)
  drawings[0]?.resolve(true)
  expect(await isWarm()).toBe(false)
  expect(drawings).toHaveLength(2)
  drawings[1]?.resolve(true)
  await expect.poll(isWarm).toBe(true)
  expect(drawings).toHaveLength(2)
})

test('[server 4] a first page that fails is drawn again when readiness is asked again, and reported if it throws', async () => {
  const answers: (() => Promise<boolean>)[] = [
    async () => false,
    async () => {
      throw new Error('The data is away.')
    },
    async () => true,
  ]
  const reported = log()
  const isWarm = createWarmUp({
    threads: 1,
    draw: async () => (await answers.shift()?.()) ?? false,
    log: reported,
  })
  await expect.poll(isWarm).toBe(true)
  expect(answers).toHaveLength(0)
  expect(reported.error).toHaveBeenCalledTimes(1)
})
