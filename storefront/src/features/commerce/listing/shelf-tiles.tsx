import { AppLink } from '../../../shared/ui/app-link.tsx'
import { Picture } from '../../../shared/ui/picture.tsx'
import type { ShelfTile } from './shelf-page.ts'
import styles from './shelf-tiles.module.css'
import { useCatalogueWords } from '../../../shared/product/words.ts'

/** Shelves as tiles, each with the picture of what lies first on it. */
export function ShelfTiles({ shelves }: { shelves: readonly ShelfTile[] }) {
  const { word, counted } = useCatalogueWords()
  return (
    <ul className={styles.tiles}>
      {shelves.map(({ name, href, image, count }, position) => (
        <li key={href}>
          <AppLink href={href} className={styles.tile}>
            {image === null ? (
              <span className={styles.picture} />
            ) : (
              <Picture
                path={image}
                alt=""
                width={360}
                height={270}
                sizes="(width <= 767px) 46vw, 280px"
                eager={position < 4}
                className={styles.picture}
              />
            )}
            <b className={styles.name}>{word(name)}</b>
            <span className={styles.count}>{counted(count, 'products')}</span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
