import { useMessage } from '../../../shared/i18n/use-message.ts'
import { commerceProductHref, potencyText, strainOf } from '@leaflog/core/catalogue'
import type { CardSize, CommerceCard } from '@leaflog/core/wire/commerce/commerce-card'
import { useState } from 'react'
import { CommerceAddButton } from '../../cart/commerce-add-button.tsx'
import { commercePreview } from '@leaflog/core/products'
import { Heart } from '../../favorites/heart.tsx'
import { useFormats } from '../../../shared/i18n/formats.ts'
import { useTerm } from '../../../shared/i18n/use-term.ts'
import { packPotency, readPotency } from '../../../shared/product/pack-potency.ts'
import { MedicalChip } from '../../../shared/product/medical-chip.tsx'
import { ProductTile, TileNote, TilePotency } from '../../../shared/product/product-tile.tsx'
import { StrainChip } from '../../../shared/product/strain-chip.tsx'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { Chip } from '../../../shared/ui/chip.tsx'
import { classes } from '../../../shared/ui/classes.ts'
import { Price } from '../../../shared/ui/price.tsx'
import { Segments } from '../../../shared/ui/segments.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import styles from './commerce-tile.module.css'
import { useTranslation } from 'react-i18next'

const looks = { variant: 'secondary', size: 'small', wide: true } as const

/** The price by which listings are sorted. */
const cheapest = (sizes: readonly CardSize[]): CardSize | undefined =>
  sizes.toSorted((a, b) => a.price.final - b.price.final)[0]

type CommerceTileProps = {
  product: CommerceCard
  /** Labels of the sizes that the listing was narrowed to; one of them is preselected if it is in stock. */
  asked?: readonly string[] | undefined
  /** In the first rows of a page: its image is loaded eagerly. */
  eager?: boolean
}

/** One product of the commerce channel in a listing (3.7): its size is chosen here, and it is added from here. */
export function CommerceTile({ product, asked = [], eager = false }: CommerceTileProps) {
  const { t } = useTranslation('catalogue')
  const { kind, sizes, price } = product
  const [picked, setPicked] = useState<string | null>(null)
  const inStock = sizes.filter((each) => each.inStock)
  const size =
    sizes.find(({ uid }) => uid === picked) ??
    cheapest(inStock.filter(({ label }) => asked.includes(label))) ??
    cheapest(inStock) ??
    sizes[0] ??
    null
  const { final, regular } = size?.price ?? { final: price.from, regular: price.regular }
  const strain = strainOf(product.strain)
  const thc = useThc(product, size)
  const say = useMessage()
  const word = useTerm()
  return (
    <ProductTile
      href={commerceProductHref(product.urlKey)}
      name={say(product.name)}
      brand={product.brand}
      image={product.image}
      eager={eager}
      marks={
        <>
          {regular > final && <Chip tone="sale">{t('tile.sale')}</Chip>}
          {product.medicalOnly && <MedicalChip />}
          {kind === 'bundle' && <Chip className={styles.kind}>{t('tile.set')}</Chip>}
          {!product.inStock && <Chip className={styles.kind}>{t('tile.soldOut')}</Chip>}
        </>
      }
      facts={
        <>
          {strain && <StrainChip strain={strain} />}
          {thc !== null && <TilePotency thc={thc} />}
        </>
      }
      options={size && <Sizes product={product} chosen={size.uid} onChoose={setPicked} />}
      price={
        <>
          {size === null && price.to > price.from && <TileNote>{t('tile.from')}</TileNote>}
          <Price cents={final} was={regular > final ? regular : null} />
          {size !== null && <TileNote>{word(size.label)}</TileNote>}
          {product.left !== null && <TileNote>{t('tile.left', { count: product.left })}</TileNote>}
        </>
      }
      action={<NextStep product={product} size={size} />}
      heart={
        <Heart
          favorite={{
            channel: 'commerce',
            sku: product.sku,
            name: product.name,
            brand: product.brand,
            urlKey: product.urlKey,
            image: product.image,
            price: price.from,
            priceVaries: price.to > price.from,
            selectedOptions: [],
          }}
        />
      }
    />
  )
}

/** The potency of the chosen size; a text that is no potency is shown as it is. */
function useThc({ thc }: CommerceCard, size: CardSize | null): string | null {
  const { number } = useFormats()
  const read = thc === null ? null : packPotency(readPotency(thc), size?.label ?? null)
  return read === null ? thc : potencyText(read, number)
}

/** A product with at most a size to choose is added directly; other options are chosen on its page. */
function NextStep({ product, size }: { product: CommerceCard; size: CardSize | null }) {
  const { t } = useTranslation('catalogue')
  const word = useTerm()
  const { kind, sku, name, inStock } = product
  if (kind === 'simple' || size !== null)
    return (
      <CommerceAddButton
        sku={sku}
        selectedOptions={size === null ? [] : [size.uid]}
        preview={commercePreview(product, size)}
        soldOut={!(size?.inStock ?? inStock)}
        describedAs={size === null ? name : `${name}, ${word(size.label)}`}
      />
    )
  return (
    <AppLink href={commerceProductHref(product.urlKey)} className={classes(buttonClass(looks), styles.step)}>
      {inStock ? t(`tile.${kind}`) : t('tile.see')}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </AppLink>
  )
}

type SizesProps = { product: CommerceCard; chosen: string; onChoose: (uid: string) => void }

function Sizes({ product: { name, sizes }, chosen, onChoose }: SizesProps) {
  const { t } = useTranslation('catalogue')
  const word = useTerm()
  return (
    <Segments
      look="chips"
      legend={<VisuallyHidden>{t('weights.of', { name })}</VisuallyHidden>}
      chosen={chosen}
      onChoose={onChoose}
      segments={sizes.map(({ uid, label, inStock, price }) => ({
        value: uid,
        label: word(label),
        price: price.final,
        onSpecial: price.final < price.regular,
        closed: inStock ? null : t('weights.soldOut'),
      }))}
    />
  )
}
