import type { FavoritesView } from '@leaflog/core'
import { useTranslation } from 'react-i18next'
import { Heart } from '../../favorites/heart.tsx'
import { ProductTile, TileNote } from '../../../shared/product/product-tile.tsx'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { Price } from '../../../shared/ui/price.tsx'
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx'
import { savedHref } from './saved-href.ts'

export type SavedFavorite = FavoritesView['items'][number]

/** A product as it was when it was saved: while it is asked for, and where the dispensary does not sell it. */
export function FavoriteTile({ favorite, isElsewhere }: { favorite: SavedFavorite; isElsewhere: boolean }) {
  const { t } = useTranslation('account')
  const { name, brand, image, price, priceVaries } = favorite
  const href = savedHref(favorite)
  return (
    <ProductTile
      href={href}
      name={name}
      brand={brand}
      image={image}
      eager={false}
      marks={null}
      facts={isElsewhere && <TileNote>{t('favorites.notHere')}</TileNote>}
      options={null}
      price={
        price !== null && (
          <>
            {priceVaries && <TileNote>{t('wish.from')}</TileNote>}
            <Price cents={price} was={null} />
          </>
        )
      }
      action={
        <AppLink href={href} className={buttonClass({ variant: 'secondary', size: 'small', wide: true })}>
          {t('favorites.view')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </AppLink>
      }
      heart={<Heart favorite={favorite} />}
    />
  )
}
