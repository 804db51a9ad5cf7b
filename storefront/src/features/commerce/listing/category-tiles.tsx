import { AppLink } from '../../../shared/ui/app-link.tsx'
import { Picture } from '../../../shared/ui/picture.tsx'
import type { CategoryTile } from './category-page.ts'
import styles from './category-tiles.module.css'
import { useCatalogueWords } from '../../../shared/product/words.ts'

/** Categories as tiles, each with the image of its first product. */
export function CategoryTiles({ categories }: { categories: readonly CategoryTile[] }) {
  const { word, counted } = useCatalogueWords()
  return (
    <ul className={styles.tiles}>
      {categories.map(({ name, href, image, count }, position) => (
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
