import { outreachEventList } from '@leaflog/core/wire/content/discover'
import { readContent, type ContentReader } from '../../shared/page/read-content.ts'

export const readEvents = (reader: ContentReader) => readContent(reader, 'events', outreachEventList)
