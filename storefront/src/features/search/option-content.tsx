import type { Piece, SuggestedProduct } from '@leaflog/core/search'
import { Clock, FileText, MapPin, Search, Store, Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { StrainChip } from '../../shared/product/strain-chip.tsx'
import { useFormats } from '../../shared/i18n/formats.ts'
import { useTerm } from '../../shared/i18n/use-term.ts'
import { Icon } from '../../shared/ui/icon.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import styles from './search-options.module.css'
import type { GroupName, SearchOption } from './search-options.ts'

/** Text with matches marked. Pieces are always text, never HTML. */
function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, marked }, position) =>
    marked ? <mark key={position}>{text}</mark> : <span key={position}>{text}</span>,
  )
}

const icons = {
  all: Search,
  recent: Clock,
  terms: Search,
  categories: Tag,
  brands: Store,
  products: Tag,
  dispensaries: MapPin,
  pages: FileText,
} as const

/** The content of an option, by its kind. */
export function OptionContent({ option, group }: { option: SearchOption; group: GroupName }) {
  const { t } = useTranslation('search')
  const word = useTerm()
  const icon = <Icon icon={icons[group]} size={18} />
  switch (option.kind) {
    case 'all':
      return (
        <>
          {icon}
          <span className={styles.text}>
            {option.total === null
              ? t('box.search', { term: option.term })
              : t('box.all', { term: option.term, count: option.total })}
          </span>
        </>
      )
    case 'recent':
    case 'term':
      return (
        <>
          {icon}
          <span className={styles.text}>{option.term}</span>
        </>
      )
    case 'category':
      return (
        <>
          {icon}
          <span className={styles.text}>{word(option.label)}</span>
        </>
      )
    case 'way':
      return (
        <>
          {icon}
          <span className={styles.text}>
            <Marked pieces={option.way.label} />
          </span>
          <span className={styles.soft}>{t('product.products', { count: option.way.count })}</span>
        </>
      )
    case 'link':
      return (
        <>
          {icon}
          <span className={styles.text}>
            {option.link.label}
            {option.link.detail !== '' && <span className={styles.soft}> {option.link.detail}</span>}
          </span>
        </>
      )
    case 'product':
      return <ProductLine product={option.product} />
  }
}

function ProductLine({ product }: { product: SuggestedProduct }) {
  const { name, brand, image, strain, price, soldOut } = product
  const { t } = useTranslation('search')
  const { money } = useFormats()
  return (
    <>
      {image === null ? (
        <span className={styles.plate} />
      ) : (
        <Picture path={image} alt="" width={56} height={56} className={styles.plate} />
      )}
      <span className={styles.text}>
        <span className={styles.name}>
          <Marked pieces={name} />
        </span>
        <span className={styles.facts}>
          <span className={styles.soft}>
            <Marked pieces={brand} />
          </span>
          {strain && <StrainChip strain={strain} />}
        </span>
      </span>
      <span className={styles.price}>
        {soldOut && <span className={styles.soft}>{t('product.soldOut')}</span>}
        {!soldOut && price && (
          <>
            <span>{price.several ? t('product.from', { price: money(price.from) }) : money(price.from)}</span>
            {price.was !== null && <span className={styles.soft}>{t('product.was', { price: money(price.was) })}</span>}
          </>
        )}
      </span>
    </>
  )
}
