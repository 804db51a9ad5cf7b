import type { ReactNode } from 'react'
import styles from './list-table.module.css'

export type Column = { key: string; title: string; number?: boolean; minor?: boolean }
export type Line = { key: string; cells: readonly ReactNode[]; share?: number }

export type ListTableProps = {
  heading: string
  columns: readonly Column[]
  lines: readonly Line[]
  /** Shown if there are no rows. */
  none: string
}

/** A short table: a name, then figures, and below each row a bar with its share of the maximum. */
export function ListTable({ heading, columns, lines, none }: ListTableProps) {
  const classOf = ({ number = false, minor = false }: Column) =>
    [number && styles.number, minor && styles.minor].filter(Boolean).join(' ')
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{heading}</h2>
      {lines.length === 0 ? (
        <p className={styles.none}>{none}</p>
      ) : (
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.key} scope="col" className={classOf(column)}>
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ key, cells, share }) => (
              <tr key={key}>
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={column.key} scope="row">
                      {cells[index]}
                      {share !== undefined && (
                        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className={styles.share}>
                          <rect width={Math.max(0, Math.min(1, share)) * 100} height="1" />
                        </svg>
                      )}
                    </th>
                  ) : (
                    <td key={column.key} className={classOf(column)}>
                      {cells[index]}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
