import { expect } from 'vitest'

export const NOW = Date.UTC(2026, 10, 20, 17)
const origin = 'https://shop.example'

/** The gateway's answers by path and search; anything else is a service failure. */
export const reader = (answers: Record<string, unknown>, status = 200) => {
  const asked: string[] = []
  const http = (request: Request) => {
    const path = request.url.slice(origin.length)
    asked.push(path)
    return Promise.resolve(
      Object.hasOwn(answers, path) ? Response.json(answers[path], { status }) : Response.json({}, { status: 503 }),
    )
  }
  return { http, origin, asked, now: () => NOW }
}

/** The value that a loader throws; fails the test if it throws nothing. */
export const thrownBy = async (work: Promise<unknown>): Promise<unknown> => {
  let reason: unknown
  await expect(
    work.catch((error: unknown) => {
      reason = error
      throw error
    }),
  ).rejects.toBeDefined()
  return reason
}
