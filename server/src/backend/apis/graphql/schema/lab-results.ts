import { findBatch, searchLabResults, type LabResultRow } from '../../../rules/lab-results/find-lab-results.ts'
import { panels, passes } from '../../../rules/lab-results/panels.ts'
import type { CommerceContext } from '../context/context.ts'
import { pageInfo, readPage, type PageArguments } from './paging.ts'
import { pictureUrl } from './product-media.ts'
import { refusal } from '../../../platform/domain-error.ts'

const STANDARD_PAGE = 20
const LONGEST_SEARCH = 100

const readSearch = (name: string, text: string): string => {
  if (text.trim() === '') throw refusal('ARGUMENT_EMPTY', { name })
  if (text.length > LONGEST_SEARCH) throw refusal('ARGUMENT_TOO_LONG', { name, most: LONGEST_SEARCH })
  return text.trim()
}

/** A panel as stored, with the limits of what was looked for. One that is not known any more is left out. */
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
      unit: unit === '%' ? 'PERCENT' : 'PERCENT_OF_LABEL',
    })),
    panels: shown,
    passed: shown.every(({ passed }) => passed),
  }
}

/** (2c.1) What laboratories found, by batch. */
export const labResults = {
  typeDefs: /* GraphQL */ `
    type Query {
      "Batches by their code's beginning, or by words of the product's name, brand and kind. A batch of just that code comes first."
      labResults(search: String!, pageSize: Int = 20, currentPage: Int = 1): LabResults!
      "Every product with this batch code; empty where nobody knows it. Spaces, dashes and case do not matter."
      labResultsOfBatch(batch: String!): [LabResult!]!
    }

    type LabResults {
      items: [LabResult!]!
      total_count: Int!
      page_info: SearchResultPageInfo!
    }

    "Days are ISO dates."
    type LabResult {
      batch: String!
      product: LabResultProduct!
      laboratory: String!
      "Null for what is not grown for itself."
      harvested: String
      tested: String!
      "The last day on which the report speaks for the batch."
      expires: String!
      potency: [LabPotency!]!
      terpenes: [LabTerpene!]!
      panels: [LabPanel!]!
      "Whether every panel is within its limits."
      passed: Boolean!
    }

    type LabResultProduct {
      "As the ordering API knows it."
      product_id: String!
      "Of the product in the commerce channel; null where it is not sold there."
      url_key: String
      name: String!
      brand: String!
      category: String!
      subcategory: String
      strain_type: String
      image: String!
      "What the label says."
      thc: LabeledPotency
      cbd: LabeledPotency
    }

    type LabeledPotency {
      min: Float!
      max: Float!
      "% of weight, or mg a package."
      unit: String!
    }

    type LabPotency {
      "total_thc, thca, delta_9_thc, total_cbd, cbda, cbd or cbg."
      compound: String!
      amount: Float!
      unit: LabPotencyUnit!
    }

    enum LabPotencyUnit {
      PERCENT
      PERCENT_OF_LABEL
    }

    type LabTerpene {
      name: String!
      "Of weight."
      percent: Float!
    }

    type LabPanel {
      code: String!
      name: String!
      "Of amounts and limits; empty where each analyte says its own."
      unit: String!
      analytes: [LabAnalyte!]!
      passed: Boolean!
    }

    type LabAnalyte {
      code: String!
      name: String!
      "Null where none was detected."
      amount: Float
      "Null where none may be found."
      limit: Float
      passed: Boolean!
    }
  `,
  resolvers: {
    Query: {
      labResults: async (
        _: unknown,
        { search, ...paging }: PageArguments & { search: string },
        { db, publicUrl }: CommerceContext,
      ) => {
        const page = readPage(paging, STANDARD_PAGE)
        const { total, rows } = await searchLabResults(db, readSearch('search', search), page)
        return {
          items: rows.map((row) => resultView(row, publicUrl)),
          total_count: total,
          page_info: pageInfo(page, total),
        }
      },
      labResultsOfBatch: async (_: unknown, { batch }: { batch: string }, { db, publicUrl }: CommerceContext) =>
        (await findBatch(db, readSearch('batch', batch))).map((row) => resultView(row, publicUrl)),
    },
  },
}
