import { footerContent, headerContent, homeContent } from '@leaflog/core/wire/content'
import { dispensaries, type Dispensary } from '@leaflog/core/wire/stores'
import type { PageContext } from './context.ts'

type Reader = Pick<PageContext, 'http' | 'origin'>
type Shape<T> = { parse: (value: unknown) => T }

/** Reads JSON of ours and checks its shape; rejects when there is no answer, a refusal or another shape. */
export const readJson = async <T>({ http, origin }: Reader, path: string, shape: Shape<T>): Promise<T> => {
  const answer = await http(new Request(`${origin}${path}`, { headers: { accept: 'application/json' } }))
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return shape.parse(await answer.json())
}

export const readHeader = (reader: Reader) => readJson(reader, '/api/content/header', headerContent)
export const readFooter = (reader: Reader) => readJson(reader, '/api/content/footer', footerContent)
export const readHome = (reader: Reader) => readJson(reader, '/api/content/home', homeContent)

/** Every dispensary that can be chosen, without the views. */
export const readDispensaries = async (reader: Reader): Promise<Dispensary[]> => {
  const list = await readJson(reader, '/api/rest/stores', dispensaries)
  return list.filter((store) => store.kind === 'dispensary')
}
