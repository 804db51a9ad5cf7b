/** What both channels show of products: tiles, prices, sizes, filters, paging. @module */
import type { ReactNode } from 'react'
import { AppLink } from '../ui/app-link.tsx'
import { Picture } from '../ui/picture.tsx'
import styles from './product-tile.module.css'

export type ProductTileProps = {
  href: string
  name: string
  brand: string
  /** A path below /media. */
  image: string | null
  /** In the first rows of a page: its picture is wanted at once. */
  eager: boolean
  /** Over the picture: on sale, for patients only. */
  marks: ReactNode
  /** Strain and potency. */
  facts: ReactNode
  /** Weights or sizes; its own controls lie above the tile's link. */
  options: ReactNode
  price: ReactNode
  action: ReactNode
}

/**
 * A product in a listing: what it is, how strong, in which sizes, what it costs, and one clear button. Always seven rows, so
 * that those of a grid stand in line. The whole tile opens the product.
 */
export function ProductTile({
  href,
  name,
  brand,
  image,
  eager,
  marks,
  facts,
  options,
  price,
  action,
}: ProductTileProps) {
  return (
    <article className={styles.card}>
      <div className={styles.plate}>
        {image === null ? (
          <div className={styles.picture} />
        ) : (
          <Picture
            path={image}
            alt=""
            width={480}
            height={480}
            sizes="(width <= 1023px) 46vw, 384px"
            eager={eager}
            className={styles.picture}
          />
        )}
        <div className={styles.marks}>{marks}</div>
      </div>
      <p className={styles.brand}>{brand}</p>
      <h3 className={styles.name}>
        <AppLink href={href} className={styles.link}>
          {name}
        </AppLink>
      </h3>
      <div className={styles.facts}>{facts}</div>
      <div className={styles.options}>{options}</div>
      <p className={styles.price}>{price}</p>
      <div className={styles.action}>{action}</div>
    </article>
  )
}

/** THC as the label has it. */
export function TilePotency({ thc }: { thc: string }) {
  return (
    <span className={styles.potency}>
      THC <b>{thc}</b>
    </span>
  )
}

/** A word beside or instead of the price. */
export function TileNote({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>
}
