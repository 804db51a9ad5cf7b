import type { Resolvers } from './resolvers.generated.ts'
import { findBatch, searchLabResults, type LabResultRow } from '../../../rules/lab-results/find-lab-results.ts'
import { panels, passes } from '../../../rules/lab-results/panels.ts'
import { pageInfo, readPage } from './paging.ts'
import { pictureUrl } from './product-media.ts'
import { refusal } from '../../../platform/domain-error.ts'

const STANDARD_PAGE = 20
const LONGEST_SEARCH = 100

const readSearch = (name: string, text: string): string => {
  if (text.trim() === '') throw refusal('ARGUMENT_EMPTY', { name })
  if (text.length > LONGEST_SEARCH) throw refusal('ARGUMENT_TOO_LONG', { name, most: LONGEST_SEARCH })
  return text.trim()
}

/** A stored panel with the limits of its analytes. Analytes that are no longer known are left out. */
function panelView({ panel: code, found }: LabResultRow['report']['panels'][number]) {
  const panel = panels[code]
  if (panel === undefined) return []
  const analytes = panel.analytes.map((analyte) => {
    const amount = found[analyte.code] ?? null
    return { ...analyte, amount, passed: passes(analyte, amount) }
  })
  return [{ code, name: panel.name, unit: panel.unit, analytes, passed: analytes.every(({ passed }) => passed) }]
}

function resultView({ batch, report, details, ...product }: LabResultRow, publicUrl: string) {
  const shown = report.panels.flatMap(panelView)
  return {
    ...report,
    batch,
    product: {
      ...product,
      product_id: product.id,
      image: pictureUrl(publicUrl, product.image),
      thc: details.thc,
      cbd: details.cbd,
    },
    potency: report.potency.map(({ unit, ...found }) => ({
      ...found,
      unit: unit === '%' ? ('PERCENT' as const) : ('PERCENT_OF_LABEL' as const),
    })),
    panels: shown,
    passed: shown.every(({ passed }) => passed),
  }
}

/** (2c.1) Laboratory results by batch. */
export const labResults: Resolvers = {
  Query: {
    labResults: async (_, { search, ...paging }, { db, publicUrl }) => {
      const page = readPage(paging, STANDARD_PAGE)
      const { total, rows } = await searchLabResults(db, readSearch('search', search), page)
      return {
        items: rows.map((row) => resultView(row, publicUrl)),
        total_count: total,
        page_info: pageInfo(page, total),
      }
    },
    labResultsOfBatch: async (_, { batch }, { db, publicUrl }) =>
      (await findBatch(db, readSearch('batch', batch))).map((row) => resultView(row, publicUrl)),
  },
}
