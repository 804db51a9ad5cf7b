import { useTranslation } from 'react-i18next'
import type { ProductPage } from './product-loader.ts'
import { BuyBundle } from './buy-bundle.tsx'
import { BuyGiftCard } from './buy-gift-card.tsx'
import { BuyPiece } from './buy-piece.tsx'
import styles from './notice.module.css'
import type { OptionsOnPage } from './use-option-choice.ts'

/** The choices before adding to the cart, by product type. */
export function Buy({ page, options }: { page: ProductPage; options: OptionsOnPage | null }) {
  const { t } = useTranslation('product')
  const { product } = page
  switch (product.__typename) {
    case 'SimpleProduct':
    case 'VirtualProduct':
    case 'ConfigurableProduct':
      return <BuyPiece page={page} options={options} />
    case 'BundleProduct':
      return <BuyBundle page={page} product={product} />
    case 'GiftCardProduct':
      return <BuyGiftCard page={page} product={product} />
    case 'GroupedProduct':
    case 'DownloadableProduct':
      return <p className={styles.notice}>{t('counterOnly')}</p>
  }
}
