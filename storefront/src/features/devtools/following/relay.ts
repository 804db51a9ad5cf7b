/** The calls of two pages of the shop of which one shows its log to the other. @module */
import { isLeaflogError, LeaflogError } from '@leaflog/core'
import {
  type BegunFollowing,
  begunFollowing,
  FOLLOWING_VERSION,
  type FollowingNews,
  followingNews,
  joinedFollowing,
} from '@leaflog/core/wire/shared/following'
import * as z from 'zod/mini'
import { SpokenError } from '../../../shared/page/sentence.ts'

/** A gzipped log. */
export type PackedLog = Uint8Array<ArrayBuffer>

export type News = FollowingNews & {
  /** The newest log, if this page does not have it. */
  log: PackedLog | null
}

/** Errors of all calls: RelayError if the gateway refuses, NETWORK_FAILED, and SERVICE_ANSWER_INVALID. */
export interface Relay {
  /** For the page that will see the log. */
  begin(): Promise<BegunFollowing>
  /** For the page that shows its log; resolves to its secret. */
  join(code: string): Promise<string>
  /** Without a log it only says that this page is there. */
  show(secret: string, log: PackedLog | null): Promise<void>
  /** `after`: the version of the log that this page has, 0 for none. */
  news(secret: string, after: number): Promise<News>
  /** Also while the page is closed. */
  end(secret: string): Promise<void>
}

/** The gateway's refusal, with its sentence. */
export class RelayError extends SpokenError {
  readonly code: string
  readonly status: number

  constructor(code: string, status: number, text: string) {
    super(text)
    this.name = 'RelayError'
    this.code = code
    this.status = status
  }
}

/** One of the two pages is gone or has stopped. */
export const isOver = (error: unknown): boolean => error instanceof RelayError && error.code === 'FOLLOWING_OVER'

/** The same call may succeed later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof RelayError ? error.status === 429 || error.status >= 500 : isLeaflogError(error, 'NETWORK_FAILED')

const problem = z.object({ error: z.object({ code: z.string(), message: z.string() }) })
const version = z.coerce.number().check(z.int(), z.positive())

const invalid = (cause: unknown): LeaflogError => new LeaflogError('SERVICE_ANSWER_INVALID', undefined, { cause })

async function parsed<Schema extends z.ZodMiniType>(answer: Response, schema: Schema): Promise<z.output<Schema>> {
  const read = schema.safeParse(await answer.json().catch(() => undefined))
  if (!read.success) throw invalid(read.error)
  return read.data
}

type Call = { secret?: string; json?: unknown; log?: PackedLog | null; keepalive?: boolean }

/** @param origin that of this page */
export function createRelay(http: (request: Request) => Promise<Response>, origin: string): Relay {
  const call = async (path: string, { secret, json, log, keepalive = false }: Call): Promise<Response> => {
    const headers = {
      ...(secret !== undefined && { authorization: `Bearer ${secret}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(log !== undefined && { 'content-type': 'application/octet-stream' }),
    }
    const body = json === undefined ? (log ?? null) : JSON.stringify(json)
    // Without cookies: the secret alone says who this is.
    const init = { method: 'POST', headers, body, keepalive, credentials: 'omit', cache: 'no-store' } as const
    const answer = await http(new Request(`${origin}/api/following${path}`, init)).catch((cause: unknown) => {
      throw new LeaflogError('NETWORK_FAILED', undefined, { cause })
    })
    if (answer.ok) return answer
    const { error } = await parsed(answer, problem)
    throw new RelayError(error.code, answer.status, error.message)
  }
  return {
    begin: async () => parsed(await call('', {}), begunFollowing),
    join: async (code) => (await parsed(await call('/join', { json: { code } }), joinedFollowing)).secret,
    show: async (secret, log) => void (await call('/log', { secret, log })),
    news: async (secret, after) => {
      const answer = await call('/news', { secret, json: { after } })
      const newer = answer.headers.get(FOLLOWING_VERSION)
      if (newer === null) return { ...(await parsed(answer, followingNews)), log: null }
      const read = version.safeParse(newer)
      if (!read.success) throw invalid(read.error)
      return { state: 'following', version: read.data, log: new Uint8Array(await answer.arrayBuffer()) }
    },
    end: async (secret) => void (await call('/end', { secret, keepalive: true })),
  }
}
