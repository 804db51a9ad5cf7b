/** Dispensaries: choosing one, and the pages about them. @module */
import { useAttempt } from '../../shared/page/attempt.ts'
import { LocateFixed } from 'lucide-react'
import type { Dispensary } from '@leaflog/core/wire/content/stores'
import { type DeliveryArea, deliveryAreaQuery } from '@leaflog/core/wire/commerce/commerce'
import { useAgeGate, useAnswer, useDispensary, useShop, useUI } from '@leaflog/react'
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Input, Select } from '../../shared/ui/field.tsx'
import { Icon } from '../../shared/ui/icon.tsx'
import { Sheet } from '../../shared/ui/sheet.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { findStores, statesOf } from '@leaflog/core/products'
import { DeliveryZip } from './delivery-zip.tsx'
import { type Fulfilment, StoreChoices } from './store-choices.tsx'
import { StoreRow } from './store-row.tsx'
import styles from './store-sidebar.module.css'
import { useLocation } from '../../shared/locations/use-location.ts'
import { useTranslation } from 'react-i18next'
import { useTerm } from '../../shared/i18n/use-term.ts'
import { useNow } from '../../shared/page/use-now.ts'

const firstShown = 20

type List = { status: 'loading' } | { status: 'ready'; stores: Dispensary[] } | { status: 'failed' }

const useStoreList = (open: boolean): [List, () => void] => {
  const shop = useShop()
  const [list, setList] = useState<List>({ status: 'loading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!open) return
    let current = true
    shop.dispensary.list().then(
      (stores) => current && setList({ status: 'ready', stores: stores.filter(({ kind }) => kind === 'dispensary') }),
      () => current && setList((before) => (before.status === 'ready' ? before : { status: 'failed' })),
    )
    return () => {
      current = false
    }
  }, [shop, open, tries])
  const retry = () => {
    setList({ status: 'loading' })
    setTries((count) => count + 1)
  }
  return [list, retry]
}

type ResultsProps = {
  stores: readonly Dispensary[]
  fulfilment: Fulfilment
  /** Where to deliver to; null for pickup, for an unknown ZIP code, and where nobody delivers. */
  area: DeliveryArea | null
}

function Results({ stores, fulfilment, area }: ResultsProps) {
  const { t } = useTranslation('stores')
  const word = useTerm()
  const shop = useShop()
  const attempt = useAttempt()
  const { chosen, mode } = useDispensary()
  const now = useNow()
  const [text, setText] = useState('')
  const { state: answered } = useAgeGate()
  const states = useMemo(() => statesOf(stores), [stores])
  // The list starts with the visitor's own state, if known: the delivery's, the dispensary's, else the age gate's.
  const own = area?.region_code ?? chosen?.state_code ?? answered
  const [state, setState] = useState(states.some(({ code }) => code === own) ? own : '')
  const [all, setAll] = useState(false)
  const [located, locate] = useLocation()
  // The list follows what is typed: a key that was pressed renders the field alone.
  const sought = useDeferredValue(text)
  const from = located.place ?? area
  const found = useMemo(() => {
    const delivers = ({ delivery, store_code }: Dispensary) =>
      area === null ? delivery !== null : area.store_codes.includes(store_code)
    const offered = fulfilment === 'delivery' ? stores.filter(delivers) : stores
    return findStores(offered, { text: sought, state, from })
  }, [stores, fulfilment, area, sought, state, from])
  const shown = all ? found : found.slice(0, firstShown)
  const count = found.length
  const isOtherMode = count > 0 && found.every(({ store }) => !store.modes.includes(mode))
  const choose = useCallback(
    (code: string) => {
      attempt(shop.dispensary.choose(code, fulfilment).then(() => shop.ui.close('storeSidebar')))
    },
    [attempt, shop, fulfilment],
  )
  return (
    <>
      <div role="search" aria-label={t('sidebar.search')} className={styles.search}>
        <Input
          label={t('sidebar.where')}
          type="search"
          autoComplete="off"
          value={text}
          onChange={(e) => setText(e.target.value)}
        />
        <Select label={t('sidebar.state')} value={state} onChange={(event) => setState(event.target.value)}>
          <option value="">{t('sidebar.allStates')}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {word(name)}
            </option>
          ))}
        </Select>
      </div>
      <div className={styles.near}>
        <Button variant="quiet" size="small" disabled={located.status === 'asking'} onClick={locate}>
          <Icon icon={LocateFixed} size={18} />
          {located.status === 'asking' ? t('sidebar.finding') : t('sidebar.nearest')}
        </Button>
        <p role="status" className={styles.count}>
          {located.status === 'found' && located.zip !== null
            ? t('sidebar.countNear', { count, zip: located.zip })
            : t('sidebar.count', { count })}
        </p>
      </div>
      {located.message !== null && <p className={styles.message}>{located.message}</p>}
      {count === 0 && <p className={styles.message}>{t('sidebar.none')}</p>}
      {isOtherMode && <p className={styles.message}>{t(`sidebar.notIn.${mode}`)}</p>}
      <ul className={styles.list}>
        {shown.map(({ store, miles }) => (
          <StoreRow
            key={store.store_code}
            store={store}
            miles={miles}
            now={now}
            chosen={chosen?.store_code === store.store_code}
            onChoose={choose}
          />
        ))}
      </ul>
      {shown.length < found.length && (
        <Button variant="secondary" wide onClick={() => setAll(true)}>
          {t('sidebar.showAll', { total: found.length })}
        </Button>
      )}
    </>
  )
}

/** The store sidebar (2h.1): dispensary, mode, pickup or delivery. It closes on a route change. */
export function StoreSidebar() {
  const { t } = useTranslation('stores')
  const shop = useShop()
  const attempt = useAttempt()
  const { storeSidebar } = useUI()
  const [list, retry] = useStoreList(storeSidebar)
  const { chosen, fulfilment: current, zip } = useDispensary()
  // Without a dispensary there is nothing to save yet: the choice narrows the list and is saved with the dispensary.
  const [wanted, setWanted] = useState<Fulfilment>('pickup')
  const fulfilment = chosen === null ? wanted : current
  const asked = storeSidebar && fulfilment === 'delivery' && zip !== null ? { postcode: zip } : null
  const answer = useAnswer(deliveryAreaQuery, asked)
  const area = asked === null || answer.status !== 'ready' ? null : answer.data
  const chooseFulfilment = (value: Fulfilment) =>
    chosen === null ? setWanted(value) : attempt(shop.dispensary.chooseFulfilment(value))
  return (
    <Sheet open={storeSidebar} onClose={() => attempt(shop.ui.close('storeSidebar'))} title={t('sidebar.title')}>
      <div className={styles.content}>
        <StoreChoices fulfilment={fulfilment} onFulfilment={chooseFulfilment} />
        {fulfilment === 'delivery' && (
          <DeliveryZip
            zip={zip}
            area={area}
            status={answer.status}
            chosen={chosen}
            onPickup={() => chooseFulfilment('pickup')}
          />
        )}
        {list.status === 'ready' && (
          // Another area starts another list.
          <Results key={area?.postcode ?? ''} stores={list.stores} fulfilment={fulfilment} area={area} />
        )}
        {list.status === 'loading' && <Skeleton className={styles.waiting} />}
        {list.status === 'failed' && (
          <div className={styles.failed}>
            <p>{t('sidebar.failed')}</p>
            <Button variant="secondary" onClick={retry}>
              {t('sidebar.again')}
            </Button>
          </div>
        )}
      </div>
    </Sheet>
  )
}
