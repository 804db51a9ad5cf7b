import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NothingListed } from '../../shared/product/listing-frame.tsx'
import { useFormats } from '../../shared/i18n/formats.ts'
import { CommerceGrid } from '../commerce/listing/commerce-grid.tsx'
import { StoreCard } from '../stores/store-card.tsx'
import { AppLink } from '../../shared/ui/app-link.tsx'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { Picture } from '../../shared/ui/picture.tsx'
import { DealTickets, WeekOfDeals } from './deals.tsx'
import { Frame, Section, SmallPrint } from '../../shared/product/section-frame.tsx'
import type { PromotionsPageData } from './promotions-loader.ts'
import styles from './promotions-page.module.css'
import { StoreRules } from './store-rules.tsx'

const route = getRouteApi('/discover/promotions')
const HERE = '/discover/promotions'

type Page<Kind extends PromotionsPageData['kind']> = { page: Extract<PromotionsPageData, { kind: Kind }> }

/** Daily deals (2c.1): the chosen store's specials that are active today, and those of the following days. */
export function PromotionsPage() {
  const { t } = useTranslation('discover')
  const page = route.useLoaderData()
  const title = page.kind === 'choose' ? t('promotions.title') : t('promotions.titleAt', { store: page.storeName })
  const counted = page.kind === 'week' ? page.today.length : page.kind === 'rules' ? page.promotions.length : undefined
  return (
    <Frame
      trail={[{ label: t('trail.promotions'), href: HERE }]}
      title={title}
      {...(page.kind === 'choose' && { intro: t('promotions.choose') })}
      count={counted === undefined ? undefined : t('promotions.count', { count: counted })}
    >
      {page.kind === 'choose' && <Choose page={page} />}
      {page.kind === 'week' && <Week page={page} />}
      {page.kind === 'rules' && <Rules page={page} />}
      {page.kind === 'unavailable' ? <Unavailable /> : <SmallPrint>{t('promotions.small')}</SmallPrint>}
    </Frame>
  )
}

function Choose({ page: { stores, today } }: Page<'choose'>) {
  const { t } = useTranslation('discover')
  return (
    <>
      <Section
        id="choose"
        title={t('promotions.chooseHeading')}
        way={<AppLink href="/dispensaries">{t('promotions.all')}</AppLink>}
      >
        <ul className={styles.stores}>
          {stores.map(({ store, miles }, position) => (
            <li key={store.store_code}>
              <StoreCard store={store} miles={miles} to={HERE} eager={position === 0} />
            </li>
          ))}
        </ul>
      </Section>
      {today.length > 0 && (
        <Section id="elsewhere" title={t('promotions.elsewhere')}>
          <DealTickets deals={today} />
        </Section>
      )}
    </>
  )
}

function Week({ page: { day, today, week } }: Page<'week'>) {
  const { t } = useTranslation('discover')
  const formats = useFormats()
  const named = formats.moment(new Date(day), { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
  return (
    <>
      <Section id="today" title={t('promotions.todayHeading', { day: named })}>
        {today.length > 0 ? (
          <DealTickets deals={today} />
        ) : (
          <NothingListed title={t('promotions.noneTitle')} text={t('promotions.noneText')}>
            <AppLink href="/shopd/category/flower" className={buttonClass()}>
              {t('promotions.menu')}
            </AppLink>
          </NothingListed>
        )}
      </Section>
      <Section id="week" title={t('promotions.weekHeading')} note={t('promotions.week')}>
        <WeekOfDeals week={week} />
      </Section>
    </>
  )
}

function Rules({ page: { promotions, sale, saleCount } }: Page<'rules'>) {
  const { t } = useTranslation('discover')
  return (
    <>
      <Section
        id="rules"
        title={t('promotions.rulesHeading')}
        note={promotions.length > 0 ? t('promotions.rules') : t('promotions.noRules')}
      >
        {promotions.length > 0 && <StoreRules promotions={promotions} />}
      </Section>
      <Section
        id="sale"
        title={t('promotions.saleHeading')}
        {...(saleCount > 0 && {
          way: <AppLink href="/category/all?filter=is_sale:1">{t('promotions.saleAll', { count: saleCount })}</AppLink>,
        })}
      >
        {sale.length > 0 ? <CommerceGrid products={sale} shelf /> : <p>{t('promotions.noSale')}</p>}
      </Section>
    </>
  )
}

function Unavailable() {
  const { t } = useTranslation('discover')
  const router = useRouter()
  return (
    <div className={styles.unavailable}>
      <Picture path="/scenes/error.jpg" alt="" width={480} height={360} className={styles.scene} />
      <div role="alert">
        <h2>{t('promotions.unavailableTitle')}</h2>
        <p>{t('promotions.unavailableText')}</p>
        <Button onClick={() => void router.invalidate()}>{t('promotions.retry')}</Button>
      </div>
    </div>
  )
}
