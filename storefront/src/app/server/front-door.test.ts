import { LeaflogError } from '@leaflog/core'
import { describe, expect, test, vi } from 'vitest'
import { readBuilds } from './build-info.ts'
import { readFrontDoor } from './front-door.ts'

type Answers = Record<string, () => Response>

const backend =
  (answers: Answers) =>
  async (request: Request): Promise<Response> =>
    answers[new URL(request.url).pathname]?.() ?? new Response('', { status: 404 })

const reporting = () => {
  const report = vi.fn<(what: string, error: unknown) => void>()
  return { report, context: { shop: { report } } }
}
const origin = 'https://shop.example'
const unanswered = (): Response => {
  throw new LeaflogError('NETWORK_FAILED')
}

describe('[8.25] data that the server reads before rendering', () => {
  test('a backend that does not answer leaves its part empty, and is not reported as a defect', async () => {
    const { report, context } = reporting()
    const gateway = backend({ '/graphql': unanswered, '/api/graphql': unanswered, '/api/rest/stores': unanswered })
    const read = await readFrontDoor(gateway, origin, 'store_id=fl_miami', context)
    expect(read).toEqual({ ageGateConfig: [], dispensary: null, defaultView: null })
    expect(report).not.toHaveBeenCalled()
  })

  test('an invalid list of stores is reported, and the page is rendered without it', async () => {
    const { report, context } = reporting()
    const gateway = backend({ '/api/rest/stores': () => Response.json([{ store_id: 7 }]) })
    const read = await readFrontDoor(gateway, origin, '', context)
    expect(read.defaultView).toBeNull()
    expect(report.mock.calls.map(([what]) => what)).toContain('STORES_NOT_READ')
  })
})

describe('[7d.2] builds', () => {
  test('a part that does not answer is left out, and an interrupted answer is reported', async () => {
    const { report, context } = reporting()
    const gateway = backend({
      '/build-info/frontend.txt': () => new Response(' 1.2.3\n main '),
      '/build-info/backend.txt': () => {
        throw new TypeError('terminated')
      },
    })
    expect(await readBuilds(gateway, origin, context)).toEqual({ frontend: '1.2.3 main' })
    expect(report).toHaveBeenCalledExactlyOnceWith('BUILD_NOT_READ', expect.any(TypeError))
  })

  test('a missing part is left out silently', async () => {
    const { report, context } = reporting()
    expect(await readBuilds(backend({}), origin, context)).toEqual({})
    expect(report).not.toHaveBeenCalled()
  })
})
