import type { AnalyticsReport } from '@leaflog/core/wire/analytics/analytics-report'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../shared/i18n/formats.ts'
import { ListTable } from './list-table.tsx'
import styles from './list-table.module.css'

const shareOf = (value: number, all: readonly number[]): number => {
  const greatest = Math.max(0, ...all)
  return greatest === 0 ? 0 : value / greatest
}

export function ProductTable({ products }: Pick<AnalyticsReport, 'products'>) {
  const { t } = useTranslation('dashboard')
  const { money, number } = useFormats()
  const sold = products.some(({ revenue }) => revenue > 0)
  const weight = ({ revenue, views, added }: (typeof products)[number]) => (sold ? revenue : views + added)
  return (
    <ListTable
      heading={t('products.heading')}
      none={t('products.none')}
      columns={[
        { key: 'name', title: t('products.product') },
        { key: 'views', title: t('products.views'), number: true, minor: true },
        { key: 'added', title: t('products.added'), number: true, minor: true },
        { key: 'ordered', title: t('products.ordered'), number: true },
        { key: 'revenue', title: t('products.revenue'), number: true },
      ]}
      lines={products.map((product) => ({
        key: `${product.name} ${product.brand}`,
        share: shareOf(weight(product), products.map(weight)),
        cells: [
          <>
            {product.name}
            {product.brand !== null && <span className={styles.brand}> {product.brand}</span>}
          </>,
          number(product.views),
          number(product.added),
          number(product.ordered),
          money(product.revenue),
        ],
      }))}
    />
  )
}

type SearchesProps = Pick<AnalyticsReport, 'searches' | 'withoutResult'>

/** Search terms, and those without results. */
export function SearchTables({ searches, withoutResult }: SearchesProps) {
  const { t } = useTranslation('dashboard')
  const none = t('searches.none')
  return (
    <>
      <SearchTable heading={t('searches.heading')} searches={searches} none={none} />
      <SearchTable
        heading={t('searches.without')}
        searches={withoutResult}
        none={searches.length === 0 ? none : t('searches.noneWithout')}
      />
    </>
  )
}

type SearchTableProps = Pick<AnalyticsReport, 'searches'> & { heading: string; none: string }

function SearchTable({ heading, searches, none }: SearchTableProps) {
  const { t } = useTranslation('dashboard')
  const { number } = useFormats()
  const times = searches.map((search) => search.times)
  return (
    <ListTable
      heading={heading}
      none={none}
      columns={[
        { key: 'term', title: t('searches.term') },
        { key: 'times', title: t('searches.times'), number: true },
      ]}
      lines={searches.map((search) => ({
        key: search.term,
        share: shareOf(search.times, times),
        cells: [search.term, number(search.times)],
      }))}
    />
  )
}

type PlacesProps = Pick<AnalyticsReport, 'stores' | 'channels'> & { nameOf: (store: string) => string }

/** Activity by store and by channel. */
export function PlaceTables({ stores, channels, nameOf }: PlacesProps) {
  const { t } = useTranslation('dashboard')
  const { money, number } = useFormats()
  const columns = (first: string) => [
    { key: 'place', title: first },
    { key: 'visitors', title: t('stores.visitors'), number: true },
    { key: 'orders', title: t('stores.orders'), number: true, minor: true },
    { key: 'revenue', title: t('stores.revenue'), number: true },
  ]
  const lines = (rows: readonly { key: string; name: string; visitors: number; orders: number; revenue: number }[]) =>
    rows.map(({ key, name, visitors, orders, revenue }) => ({
      key,
      share: shareOf(
        visitors,
        rows.map((row) => row.visitors),
      ),
      cells: [name, number(visitors), number(orders), money(revenue)],
    }))
  return (
    <>
      <ListTable
        heading={t('stores.heading')}
        none={t('stores.none')}
        columns={columns(t('stores.store'))}
        lines={lines(stores.map((row) => ({ ...row, key: row.store, name: nameOf(row.store) })))}
      />
      <ListTable
        heading={t('channels.heading')}
        none={t('channels.none')}
        columns={columns(t('filter.channel'))}
        lines={lines(channels.map((row) => ({ ...row, key: row.channel, name: t(`channel.${row.channel}`) })))}
      />
    </>
  )
}
