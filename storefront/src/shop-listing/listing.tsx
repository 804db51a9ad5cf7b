import { commerceListingHref, countChosen, withoutChosen } from '@leaflog/core/catalogue'
import { BrandMark } from '../catalogue/brand-index.tsx'
import { FilterBar } from '../catalogue/filter-bar.tsx'
import { FilterLink } from '../catalogue/filter-link.tsx'
import { counted, modeLabel } from '../catalogue/format.ts'
import { ListedProducts, ListingFrame, NothingListed } from '../catalogue/listing-frame.tsx'
import { AppLink } from '../ui/app-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { chipClass } from '../ui/chip.tsx'
import { CommerceGrid } from './commerce-grid.tsx'
import styles from './listing.module.css'
import { Paging } from './paging.tsx'
import { shelfFilters } from './shelf-filters.tsx'
import type { ListingPage } from './shelf-page.ts'

/** Products of a shelf, of a brand, or of everything, with what they can be narrowed by (3.8). */
export function Listing({ page }: { page: ListingPage }) {
  const { listing, query, path } = page
  const menu = `${modeLabel(page.mode).toLowerCase()} menu`
  return (
    <ListingFrame
      trail={page.trail}
      title={page.title}
      count={`${counted(listing.total, 'product')} at ${page.storeName}, ${menu}`}
      picture={page.mark !== null && <BrandMark image={page.mark} />}
    >
      {page.intro.map((paragraph) => (
        <p key={paragraph} className={styles.intro}>
          {paragraph}
        </p>
      ))}
      <Kinds page={page} />
      <FilterBar {...shelfFilters(page)} />
      {listing.items.length === 0 ? (
        <NothingFound page={page} />
      ) : (
        <ListedProducts
          footer={
            <>
              <p>{shownOf(page)}</p>
              <Paging
                page={listing.page}
                pages={listing.pages}
                hrefOf={(number) => commerceListingHref(path, { ...query, page: number })}
              />
            </>
          }
        >
          <CommerceGrid products={listing.items} />
        </ListedProducts>
      )}
    </ListingFrame>
  )
}

const shownOf = ({ listing: { page, pages, total, items } }: ListingPage): string => {
  if (pages === 1) return counted(total, 'product')
  const before = page === pages ? total - items.length : (page - 1) * items.length
  return `${before + 1}–${before + items.length} of ${counted(total, 'product')}`
}

/** The kinds of a shelf as links. The filters that are chosen stay. */
function Kinds({ page }: { page: ListingPage }) {
  if (page.kinds.length < 3) return null
  return (
    <nav aria-label={`Kinds of ${page.family}`}>
      <ul className={styles.kinds}>
        {page.kinds.map(({ name, href, current }) => (
          <li key={href}>
            <FilterLink
              href={commerceListingHref(href, { ...page.query, page: 1 })}
              className={chipClass(current ? 'active' : 'plain', true)}
              aria-current={current ? 'page' : undefined}
            >
              {name}
            </FilterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NothingFound({ page }: { page: ListingPage }) {
  const { query, path, listing } = page
  if (countChosen(query) === 0 && query.text === '')
    return (
      <NothingListed
        title="This shelf is empty today"
        text={`${page.storeName} has nothing in ${page.title} on its ${modeLabel(page.mode).toLowerCase()} menu right now.`}
      >
        <AppLink href="/category" className={buttonClass()}>
          See all shelves
        </AppLink>
      </NothingListed>
    )
  return (
    <NothingListed
      title={query.text === '' ? 'Nothing grows under these filters' : `Nothing here is called “${query.text}”`}
      text={`Take a filter off, or look at everything in ${page.title}.`}
    >
      {listing.suggestions.length > 0 && (
        <p>
          Did you mean{' '}
          {listing.suggestions.slice(0, 3).map((words, position) => (
            <span key={words}>
              {position > 0 && ' or '}
              <FilterLink href={commerceListingHref(path, { ...query, text: words, page: 1 })} rel="nofollow">
                {words}
              </FilterLink>
            </span>
          ))}
          ?
        </p>
      )}
      <FilterLink href={commerceListingHref(path, withoutChosen(query))} className={buttonClass()}>
        Clear all filters
      </FilterLink>
    </NothingListed>
  )
}
