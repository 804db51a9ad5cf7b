import { firstChoice, priceOf, productHref, type ShoppingMode, potencyText, weightSlug } from '@leaflog/core/catalogue'
import type { ListedProduct } from '@leaflog/core/wire/search/search'
import { useState } from 'react'
import { AddButton } from '../cart/add-button.tsx'
import { Heart } from '../favorites/heart.tsx'
import { useFormats } from '../../shared/i18n/formats.ts'
import { useTerm } from '../../shared/i18n/use-term.ts'
import { Chip } from '../../shared/ui/chip.tsx'
import { Price } from '../../shared/ui/price.tsx'
import { packPotency } from '../../shared/product/pack-potency.ts'
import { MedicalChip } from '../../shared/product/medical-chip.tsx'
import { ProductTile, TileNote, TilePotency } from '../../shared/product/product-tile.tsx'
import { StrainChip } from '../../shared/product/strain-chip.tsx'
import { favoriteOf } from './favorite-of.ts'
import { WeightOptions } from './weight-options.tsx'
import { useTranslation } from 'react-i18next'

export type ProductCardProps = {
  product: ListedProduct
  mode: ShoppingMode
  /** Slugs of the weights that the listing was narrowed to. */
  weights?: readonly string[] | undefined
  /** In the first rows of a page: its image is loaded eagerly. */
  eager?: boolean
}

/** One product of a menu: its weights are chosen here, and it is added from here. */
export function ProductCard({ product, mode, weights, eager = false }: ProductCardProps) {
  const { t } = useTranslation('catalogue')
  const { number } = useFormats()
  const word = useTerm()
  const first = firstChoice(product, mode, weights)
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = product.variants.find((variant) => variant.option === picked) ?? first
  // The product's page shows the weight that was asked for, here or by a filter.
  const asked = chosen !== null && (picked !== null || (weights?.includes(weightSlug(chosen.option)) ?? false))
  const thc = packPotency(product.thc, chosen?.option ?? null)
  const price = chosen === null ? null : priceOf(chosen, mode)
  return (
    <ProductTile
      href={asked ? `${productHref(product)}?weight=${weightSlug(chosen.option)}` : productHref(product)}
      name={product.name}
      brand={product.brand.name}
      image={product.image}
      eager={eager}
      marks={
        <>
          {price?.onSpecial && <Chip tone="sale">{t('tile.sale')}</Chip>}
          {product.menu_type === 'MEDICAL' && <MedicalChip />}
        </>
      }
      facts={
        <>
          {product.strain_type && <StrainChip strain={product.strain_type} />}
          {thc && <TilePotency thc={potencyText(thc, number)} />}
        </>
      }
      options={
        <WeightOptions
          product={product}
          mode={mode}
          chosen={chosen?.option ?? null}
          onChoose={setPicked}
          look="chips"
        />
      }
      price={
        price === null ? (
          <TileNote>{t(`tile.noPrice.${mode}`)}</TileNote>
        ) : (
          <>
            <Price cents={price.final} was={price.onSpecial ? price.regular : null} />
            <TileNote>{word(chosen?.option ?? '')}</TileNote>
          </>
        )
      }
      action={<AddButton product={product} option={chosen?.option ?? null} mode={mode} />}
      heart={<Heart favorite={favoriteOf(product, mode)} />}
    />
  )
}
