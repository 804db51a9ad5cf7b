import { firstChoice, priceOf, productHref, type ShoppingMode } from '@leaflog/core/catalogue'
import type { ListedProduct } from '@leaflog/core/wire/search'
import { useState } from 'react'
import { AddButton } from '../cart/add-button.tsx'
import { AppLink } from '../ui/app-link.tsx'
import { Chip } from '../ui/chip.tsx'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { modeLabel, potencyText } from './format.ts'
import styles from './product-card.module.css'
import { StrainChip } from './strain-chip.tsx'
import { WeightOptions } from './weight-options.tsx'

export type ProductCardProps = {
  product: ListedProduct
  mode: ShoppingMode
  /** In the first rows of a page: its picture is wanted at once. */
  eager?: boolean
}

/** One product in a listing: what it is, how strong, what it costs by weight, and one clear button. */
export function ProductCard({ product, mode, eager = false }: ProductCardProps) {
  const first = firstChoice(product, mode)
  const [picked, setPicked] = useState<string | null>(null)
  const chosen = product.variants.find((variant) => variant.option === picked) ?? first
  const price = chosen === null ? null : priceOf(chosen, mode)
  return (
    <article className={styles.card}>
      <div className={styles.plate}>
        <Picture
          path={product.image}
          alt=""
          width={480}
          height={480}
          sizes="(width <= 767px) 46vw, (width <= 1023px) 30vw, 280px"
          eager={eager}
          className={styles.picture}
        />
        <div className={styles.marks}>
          {price?.onSpecial && <Chip tone="sale">Special</Chip>}
          {product.menu_type === 'MEDICAL' && <Chip className={styles.medical}>Medical only</Chip>}
        </div>
      </div>
      <p className={styles.brand}>{product.brand.name}</p>
      <h3 className={styles.name}>
        <AppLink href={productHref(product)} className={styles.link}>
          {product.name}
        </AppLink>
      </h3>
      <div className={styles.facts}>
        {product.strain_type && <StrainChip strain={product.strain_type} />}
        {product.thc && (
          <span className={styles.potency}>
            THC <b>{potencyText(product.thc)}</b>
          </span>
        )}
      </div>
      <div className={styles.weights}>
        <WeightOptions
          product={product}
          mode={mode}
          chosen={chosen?.option ?? null}
          onChoose={setPicked}
          look="chips"
        />
      </div>
      <p className={styles.price}>
        {price === null ? (
          <span className={styles.none}>No {modeLabel(mode).toLowerCase()} price</span>
        ) : (
          <>
            <Price cents={price.final} was={price.onSpecial ? price.regular : null} />
            <span className={styles.per}>{chosen?.option}</span>
          </>
        )}
      </p>
      <div className={styles.add}>
        <AddButton product={product} option={chosen?.option ?? null} mode={mode} />
      </div>
    </article>
  )
}
