import { type ErrorCode, LeaflogError } from '@leaflog/core'
import { footerContent, headerContent, homeContent } from '@leaflog/core/wire/content/content'
import { dispensaries, type Dispensary } from '@leaflog/core/wire/content/stores'
import type { PageContext } from './context.ts'

type Reader = Pick<PageContext, 'http' | 'origin'>
export type ContentReader = Reader & Partial<Pick<PageContext, 'language'>>
type Shape<T> = { safeParse: (value: unknown) => { data?: T | undefined; error?: unknown } }

/** An error answer, with its status. */
export class RefusedError extends Error {
  readonly status: number

  constructor(path: string, status: number) {
    super(`${path} answered ${status}`)
    this.name = 'RefusedError'
    this.status = status
  }
}

const failing =
  (code: ErrorCode) =>
  (cause: unknown): never => {
    throw new LeaflogError(code, undefined, { cause })
  }

/**
 * Reads JSON of our own services. Errors: RefusedError, NETWORK_FAILED, NOT_JSON, and SERVICE_ANSWER_INVALID for
 * another shape.
 */
export const readJson = async <T>({ http, origin }: Reader, path: string, shape: Shape<T>): Promise<T> => {
  const request = new Request(`${origin}${path}`, { headers: { accept: 'application/json' } })
  const answer = await http(request).catch(failing('NETWORK_FAILED'))
  if (!answer.ok) throw new RefusedError(path, answer.status)
  const read = shape.safeParse(await answer.json().catch(failing('NOT_JSON')))
  return read.data ?? failing('SERVICE_ANSWER_INVALID')(read.error)
}

/** The address of content in the visitor's language (1.9): `name` follows `/api/content/`. */
export const contentPath = (
  { language = 'en' }: Partial<Pick<PageContext, 'language'>>,
  name: string,
  search: Record<string, string> = {},
): string => {
  const query = new URLSearchParams({ ...search, ...(language !== 'en' && { language }) })
  return `/api/content/${name}${query.size > 0 ? `?${query}` : ''}`
}

/** Reads content in the visitor's language. */
export const readContent = <T>(
  reader: ContentReader,
  name: string,
  shape: Shape<T>,
  search: Record<string, string> = {},
): Promise<T> => readJson(reader, contentPath(reader, name, search), shape)

export const readHeader = (reader: ContentReader) => readContent(reader, 'header', headerContent)
export const readFooter = (reader: ContentReader) => readContent(reader, 'footer', footerContent)
export const readHome = (reader: ContentReader) => readContent(reader, 'home', homeContent)

/** Every dispensary that can be chosen, without views. */
export const readDispensaries = async (reader: Reader): Promise<Dispensary[]> => {
  const list = await readJson(reader, '/api/rest/stores', dispensaries)
  return list.filter((store) => store.kind === 'dispensary')
}
