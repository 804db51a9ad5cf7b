import type { JSONColumnType } from 'kysely'

/** As the laboratory wrote it. Dates are ISO dates. */
export interface StoredReport {
  laboratory: string
  harvested: string | null
  tested: string
  expires: string
  potency: { compound: string; amount: number; unit: '%' | '% of label' }[]
  /** Percent of weight. */
  terpenes: { name: string; percent: number }[]
  /** Each panel that was tested, and the amounts found, by the codes of panels.ts. */
  panels: { panel: string; found: Record<string, number> }[]
}

export interface LabResultsTable {
  /** Letters and digits, upper case. */
  batch: string
  product_id: string
  position: number
  report: JSONColumnType<StoredReport>
}
