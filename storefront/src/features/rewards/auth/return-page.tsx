/** Back to a partner's page after signing in. @module */
import { useRouter, useSearch } from '@tanstack/react-router'
import { useShop } from '@leaflog/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { readJson, RefusedError } from '../../../shared/page/read-content.ts'
import { reportUnexpected } from '../../../shared/page/report-unexpected.ts'
import { AppLink } from '../../../shared/ui/app-link.tsx'
import { buttonClass } from '../../../shared/ui/button.tsx'
import { SplitPage } from '../../../shared/ui/split-page.tsx'
import styles from './auth.module.css'
import { useHeadingFocus } from './use-heading-focus.ts'

const answer = z.object({ to: z.string(), host: z.string() })
type Back = z.infer<typeof answer>

const wanted = (search: Record<string, unknown>): string => (typeof search['to'] === 'string' ? search['to'] : '')

/**
 * /rewards/return?to=…: only those who are signed in see it (guards.ts). The gateway decides whether the address is a
 * partner's; nothing of the sign-in goes there.
 */
export function ReturnPage() {
  const { t } = useTranslation('auth')
  const shop = useShop()
  const { context } = useRouter().options
  const to = wanted(useSearch({ strict: false }))
  /** `nowhere`: no partner's page. */
  const [back, setBack] = useState<Back | 'asking' | 'nowhere'>('asking')
  const heading = useHeadingFocus(back === 'nowhere' ? back : 'back')
  useEffect(() => {
    let current = true
    readJson(context, `/api/return-address?${new URLSearchParams({ to })}`, answer).then(
      (found) => {
        if (!current) return
        setBack(found)
        location.replace(found.to)
      },
      (error: unknown) => {
        if (!(error instanceof RefusedError)) reportUnexpected({ shop }, 'RETURN_NOT_ASKED')(error)
        if (current) setBack('nowhere')
      },
    )
    return () => {
      current = false
    }
  }, [context, shop, to])
  return (
    <SplitPage>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {t(back === 'nowhere' ? 'return.signedIn' : 'return.title')}
      </h1>
      {typeof back === 'object' && (
        <p>
          <a href={back.to}>{t('return.link', { host: back.host })}</a>
        </p>
      )}
      {back === 'nowhere' && (
        <>
          <p>{t('return.nowhere')}</p>
          <p>
            <AppLink href="/rewards/dashboard" className={buttonClass()}>
              {t('return.account')}
            </AppLink>
          </p>
        </>
      )}
    </SplitPage>
  )
}
