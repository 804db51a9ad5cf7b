import { counted } from '../catalogue/format.ts'
import { ListingFrame, NothingListed } from '../catalogue/listing-frame.tsx'
import { AppLink } from '../ui/app-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { CommerceGrid } from './commerce-grid.tsx'
import styles from './landing.module.css'
import type { LandingPage } from './shelf-page.ts'
import { ShelfTiles } from './shelf-tiles.tsx'

/** What a category has to say and the shelves below it; without a category, all shelves and what is on sale (3.10). */
export function Landing({ page }: { page: LandingPage }) {
  return (
    <ListingFrame
      trail={page.trail}
      title={page.title}
      count={`${counted(page.shelves.length, 'shelf', 'shelves')} at ${page.storeName}`}
    >
      {page.intro.map((paragraph) => (
        <p key={paragraph} className={styles.intro}>
          {paragraph}
        </p>
      ))}
      {page.shelves.length === 0 ? (
        <NothingListed title="These shelves are empty today" text={`${page.storeName} has nothing here right now.`}>
          <AppLink href="/category/all" className={buttonClass()}>
            See everything
          </AppLink>
        </NothingListed>
      ) : (
        <ShelfTiles shelves={page.shelves} />
      )}
      {page.sale.length > 0 && (
        <section aria-labelledby="on-sale" className={styles.sale}>
          <div className={styles.heading}>
            <h2 id="on-sale">On sale at {page.storeName}</h2>
            <AppLink href="/category/all?filter=is_sale:1">Everything on sale</AppLink>
          </div>
          <CommerceGrid products={page.sale} eager={false} />
        </section>
      )}
    </ListingFrame>
  )
}
