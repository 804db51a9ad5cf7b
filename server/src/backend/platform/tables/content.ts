import type { ColumnType, Generated } from 'kysely'

/** (3.16.1) A block in one language. */
export interface ContentBlocksTable {
  identifier: string
  language: Generated<string>
  title: string
  /** HTML; JSON in the blocks named `data_…`. */
  content: string
}

/** (1.7, 3.10) A page in one language. */
export interface ContentPagesTable {
  identifier: string
  language: string
  /** The same in every language; from 1. */
  position: number
  title: string
  content_heading: string
  content: string
  meta_title: string | null
  meta_keywords: string | null
  meta_description: string | null
  /** When the text last changed. */
  updated_on: ColumnType<string | Date, string, string>
}

export interface ContactMessagesTable {
  id: Generated<number>
  name: string
  email: string
  telephone: string | null
  comment: string
  created_at: number
}

export interface ContentTables {
  content_blocks: ContentBlocksTable
  content_pages: ContentPagesTable
  contact_messages: ContactMessagesTable
}
