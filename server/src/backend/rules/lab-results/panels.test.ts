import { catalogue, labReports } from '@leaflog/fixtures'
import { expect, test } from 'vitest'
import { panels, passes } from './panels.ts'

test('[2c.1] every tested product has a report of its batch, with known panels and analytes', () => {
  const tested = catalogue.filter(({ lab }) => lab !== null)
  expect(labReports.map(({ productId, batch }) => `${productId} ${batch}`)).toEqual(
    tested.map(({ id, lab }) => `${id} ${lab?.batch}`),
  )
  const unknown = labReports.flatMap((report) =>
    report.panels.flatMap(({ panel, found }) => {
      const codes = panels[panel]?.analytes.map(({ code }) => code)
      return Object.keys(found).filter((code) => codes?.includes(code) !== true)
    }),
  )
  expect(unknown).toEqual([])
})

test('[2c.1] products on sale have passed, and their potency matches the label', () => {
  const byId = new Map(catalogue.map((product) => [product.id, product]))
  for (const { productId, panels: run, potency } of labReports) {
    for (const { panel, found } of run)
      for (const analyte of panels[panel]?.analytes ?? [])
        expect(passes(analyte, found[analyte.code] ?? null)).toBe(true)
    const thc = byId.get(productId)?.thc
    const total = potency.find(({ compound, unit }) => compound === 'total_thc' && unit === '%')
    if (thc?.unit !== '%' || total === undefined) continue
    expect(total.amount).toBeGreaterThanOrEqual(thc.min)
    expect(total.amount).toBeLessThanOrEqual(thc.max)
  }
})

test('[2c.1] an analyte over its limit, or one that must be absent, does not pass', () => {
  const lead = { code: 'lead', name: 'Lead', limit: 0.5 }
  expect([null, 0.5, 0.51].map((amount) => passes(lead, amount))).toEqual([true, true, false])
  expect(passes({ ...lead, limit: null }, 0.01)).toBe(false)
})
