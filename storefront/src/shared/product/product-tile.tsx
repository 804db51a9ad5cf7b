/** Product parts shared by both channels: tiles, prices, sizes, filters, paging. @module */
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
  /** In the first rows of a page: its image is loaded eagerly. */
  eager: boolean
  /** Over the image: on sale, medical only. */
  marks: ReactNode
  /** Strain and potency. */
  facts: ReactNode
  /** Weights or sizes; its controls are above the tile's link. */
  options: ReactNode
  price: ReactNode
  action: ReactNode
  /** Over the picture, opposite the marks: saves the product. */
  heart: ReactNode
}

/**
 * A product in a listing: name, potency, sizes, price, and one button. Always seven rows, so that those of a grid
 * align. The whole tile links to the product.
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
  heart,
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
      {/* Last in order, so that the link to the product comes first. */}
      <div className={styles.heart}>{heart}</div>
    </article>
  )
}

/** THC as printed on the label. */
export function TilePotency({ thc }: { thc: string }) {
  return (
    <span className={styles.potency}>
      THC <b>{thc}</b>
    </span>
  )
}

/** A text beside or instead of the price. */
export function TileNote({ children }: { children: ReactNode }) {
  return <span className={styles.note}>{children}</span>
}
