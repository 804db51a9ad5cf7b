import type { LabPanel } from '@leaflog/core/wire/commerce/lab-results'
import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import { classes } from '../../shared/ui/classes.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import styles from './lab-panels.module.css'

const panelCodes = [
  'metals_inhaled',
  'metals_ingested',
  'pesticides',
  'microbes_inhaled',
  'microbes_ingested',
  'mycotoxins',
  'solvents',
  'moisture',
] as const

/** The other names are the same in every language. */
const analyteCodes = [
  'arsenic',
  'cadmium',
  'lead',
  'mercury',
  'yeast_mold',
  'salmonella',
  'stec',
  'aspergillus',
  'aflatoxins',
  'ochratoxin_a',
  'benzene',
  'butane',
  'ethanol',
  'hexane',
  'propane',
  'water_activity',
  'moisture',
] as const

/** Names in the visitor's language; the laboratory's own if we have none. */
const useNames = () => {
  const { t } = useTranslation('places')
  return {
    panel: ({ code, name }: { code: string; name: string }): string => {
      const known = panelCodes.find((one) => one === code)
      return known === undefined ? name : t(`report.panel.${known}`)
    },
    analyte: ({ code, name }: { code: string; name: string }): string => {
      const known = analyteCodes.find((one) => one === code)
      return known === undefined ? name : t(`report.analytes.${known}`)
    },
  }
}

/** Everything that was tested, with results and limits. */
export function LabPanels({ panels }: { panels: readonly LabPanel[] }) {
  const { t } = useTranslation('places')
  if (panels.length === 0) return null
  return (
    <section className={styles.panels}>
      <h2>{t('report.panels')}</h2>
      <div className={styles.grid}>
        {panels.map((panel) => (
          <Panel key={panel.code} panel={panel} />
        ))}
      </div>
    </section>
  )
}

function Panel({ panel }: { panel: LabPanel }) {
  const { t } = useTranslation('places')
  const { number } = useFormats()
  const names = useNames()
  const measured = (amount: number) => (panel.unit === '' ? number(amount) : `${number(amount)} ${panel.unit}`)
  return (
    <table className={styles.panel}>
      <caption>
        {names.panel(panel)} <Verdict passed={panel.passed} />
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('report.analyte')}</th>
          <th scope="col">{t('report.amount')}</th>
          <th scope="col">{t('report.limit')}</th>
        </tr>
      </thead>
      <tbody>
        {panel.analytes.map((analyte) => (
          <tr key={analyte.code} className={analyte.passed ? undefined : styles.failed}>
            <th scope="row">{names.analyte(analyte)}</th>
            <td>{analyte.amount === null ? t('report.notDetected') : measured(analyte.amount)}</td>
            <td>{analyte.limit === null ? t('report.noneAllowed') : measured(analyte.limit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Verdict({ passed }: { passed: boolean }) {
  const { t } = useTranslation('places')
  return (
    <span className={classes(styles.verdict, !passed && styles.failed)}>
      <Icon icon={passed ? Check : X} size={16} />
      {passed ? t('report.pass') : t('report.fail')}
    </span>
  )
}
