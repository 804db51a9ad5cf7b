import { commerceProductHref } from '@leaflog/core/catalogue'
import type { CommerceCard } from '@leaflog/core/wire/commerce-card'
import { CommerceAddButton } from '../../cart/commerce-add-button.tsx'
import { MedicalChip } from '../../../shared/product/medical-chip.tsx'
import { ProductTile, TileNote, TilePotency } from '../../../shared/product/product-tile.tsx'
import { StrainChip } from '../../../shared/product/strain-chip.tsx'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { classes } from '../../../shared/ui/classes.ts'
import { Price } from '../../../shared/ui/price.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import styles from './commerce-tile.module.css'
import { useTranslation } from 'react-i18next'

const sizesShown = 4
const looks = { variant: 'secondary', size: 'small', wide: true } as const

/** The strain whose label it is, as far as it is one of the three. */
export const strainOf = (label: string | null) => {
  const upper = label?.toUpperCase()
  return upper === 'INDICA' || upper === 'HYBRID' || upper === 'SATIVA' ? upper : null
}

/** One product of the commerce channel in a listing (3.7). */
export function CommerceTile({ product, eager = false }: { product: CommerceCard; eager?: boolean }) {
  const { t } = useTranslation('catalogue')
  const { kind, sizes, price } = product
  const strain = strainOf(product.strain)
  const reduced = price.regular > price.from
  return (
    <ProductTile
      href={commerceProductHref(product.urlKey)}
      name={product.name}
      brand={product.brand}
      image={product.image}
      eager={eager}
      marks={
        <>
          {reduced && <Chip tone="sale">{t('tile.sale')}</Chip>}
          {product.medicalOnly && <MedicalChip />}
          {kind === 'bundle' && <Chip className={styles.kind}>{t('tile.set')}</Chip>}
          {!product.inStock && <Chip className={styles.kind}>{t('tile.soldOut')}</Chip>}
        </>
      }
      facts={
        <>
          {strain && <StrainChip strain={strain} />}
          {product.thc && <TilePotency thc={product.thc.replace('-', '–')} />}
        </>
      }
      options={sizes.length > 0 && <Sizes sizes={sizes} />}
      price={
        <>
          {price.to > price.from && <TileNote>{t('tile.from')}</TileNote>}
          <Price cents={price.from} was={reduced ? price.regular : null} />
          {product.left !== null && <TileNote>{t('tile.left', { count: product.left })}</TileNote>}
        </>
      }
      action={<NextStep product={product} />}
    />
  )
}

/** What is simple is added at once; what has to be chosen first is chosen on its page. */
function NextStep({ product }: { product: CommerceCard }) {
  const { t } = useTranslation('catalogue')
  const { kind, sku, name, brand, image, strain, price, inStock } = product
  if (kind === 'simple')
    return (
      <CommerceAddButton
        sku={sku}
        preview={{ name, brand, image, strainType: strain, option: null, price: price.regular }}
        soldOut={!inStock}
        describedAs={name}
      />
    )
  return (
    <AppLink href={commerceProductHref(product.urlKey)} className={classes(buttonClass(looks), styles.step)}>
      {inStock ? t(`tile.${kind}`) : t('tile.see')}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </AppLink>
  )
}

/** The sizes there are to choose from; what does not fit is counted. */
function Sizes({ sizes }: { sizes: readonly string[] }) {
  const { t } = useTranslation('catalogue')
  const more = sizes.length - sizesShown
  return (
    <ul className={styles.sizes} aria-label={t('tile.sizes')}>
      {sizes.slice(0, sizesShown).map((size) => (
        <li key={size}>
          <Chip>{size}</Chip>
        </li>
      ))}
      {more > 0 && <li className={styles.more}>+{more}</li>}
    </ul>
  )
}
