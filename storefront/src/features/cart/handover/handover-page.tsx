/** A cart that comes from a partner's page or an app (docs/decisions/handover.md). @module */
import { gateIsOpen } from '@leaflog/core'
import { useShop, useView } from '@leaflog/react'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { reportUnexpected } from '../../../shared/page/report-unexpected.ts'
import { sentenceOf } from '../../../shared/page/sentence.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { Button, buttonClass } from '../../../shared/ui/button.tsx'
import page from '../../../shared/ui/page.module.css'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { useHeadingFocus } from '../../rewards/auth/use-heading-focus.ts'
import styles from './handover-page.module.css'
import { Question } from './question.tsx'
import { takeOver } from './take-over.ts'
import { type Arrived, useArrival } from './use-arrival.ts'

/** /cart/handover: takes the cart over, or asks first if there is something to decide. */
export function HandoverPage() {
  const { t } = useTranslation('cart')
  const { arrival, retry } = useArrival()
  const heading = useHeadingFocus(arrival.status)
  switch (arrival.status) {
    case 'reading':
      return <Waiting heading={heading} />
    case 'here':
      return <Decision heading={heading} arrived={arrival.arrived} />
    case 'failed':
      return (
        <Note heading={heading} title={t('handover.failed.title')} text={t('handover.failed.text')}>
          <Button onClick={retry}>{t('handover.failed.retry')}</Button>
        </Note>
      )
    default:
      return (
        <Note
          heading={heading}
          title={t(`handover.${arrival.status}.title`)}
          text={t(`handover.${arrival.status}.text`)}
        >
          <AppLink href="/cart" className={buttonClass()}>
            {t('view')}
          </AppLink>
        </Note>
      )
  }
}

type Heading = { readonly heading: Ref<HTMLHeadingElement> }

function Frame({ heading, title, children }: Heading & { title: string; children: ReactNode }) {
  return (
    <div className={page.page}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </div>
  )
}

function Waiting({ heading }: Heading) {
  const { t } = useTranslation('cart')
  return (
    <Frame heading={heading} title={t('handover.reading')}>
      <Skeleton className={styles.waiting} />
    </Frame>
  )
}

function Note({ heading, title, text, children }: Heading & { title: string; text: string; children: ReactNode }) {
  return (
    <Frame heading={heading} title={title}>
      <p className={styles.text}>{text}</p>
      <div className={styles.buttons}>{children}</div>
    </Frame>
  )
}

/** Nobody vouches for a link, so its visitor always decides; otherwise only if something would be lost or change. */
function Decision({ heading, arrived }: Heading & { arrived: Arrived }) {
  const { t } = useTranslation('cart')
  const shop = useShop()
  const router = useRouter()
  const isGated = useView(gateIsOpen)
  const { from, mine, comparison } = arrived
  const { isElsewhere, isHere } = comparison
  const asks = isElsewhere || (!isHere && (from === null || mine.lines.length > 0))
  /** `failed`: the visitor decides again, or goes on without it. */
  const [stage, setStage] = useState<'open' | 'taking' | 'failed'>('open')
  const begun = useRef(false)

  const leave = () => void router.navigate({ to: '/cart', replace: true })
  const take = (how: 'instead' | 'both') =>
    takeOver(shop, arrived, how)
      .then(leave, (error: unknown) => {
        setStage('failed')
        reportUnexpected({ shop }, 'CART_NOT_TAKEN_OVER')(error)
        return shop.ui.toast({ type: 'danger', ...sentenceOf(error), fixed: true })
      })
      .catch(reportUnexpected({ shop }, 'NOT_SAID'))
  const goOn = useEffectEvent(() => (isHere ? leave() : void take('instead')))
  useEffect(() => {
    if (isGated || asks || begun.current) return
    begun.current = true
    goOn()
  }, [isGated, asks])

  if (stage === 'taking' || (stage === 'open' && !asks)) return <Waiting heading={heading} />
  const decide = (how: 'instead' | 'both') => {
    setStage('taking')
    void take(how)
  }
  return (
    <Frame heading={heading} title={t('handover.title')}>
      <Question arrived={arrived} onTake={decide} onKeep={leave} />
    </Frame>
  )
}
