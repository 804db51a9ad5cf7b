import { outreachEventList } from '@leaflog/core/wire/content/discover'
import type { PageContext } from '../../shared/page/context.ts'
import { readJson } from '../../shared/page/read-content.ts'

export const readEvents = (reader: Pick<PageContext, 'http' | 'origin'>) =>
  readJson(reader, '/api/content/events', outreachEventList)
