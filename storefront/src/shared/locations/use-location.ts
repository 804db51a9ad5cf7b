import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { Coordinates } from '@leaflog/core/products'
import { useTranslation } from 'react-i18next'
import { without } from '../page/report-unexpected.ts'
import { readZip } from './read-zip.ts'

export type Located =
  | { status: 'off' | 'asking'; place: null; zip: null; message: null }
  | { status: 'found'; place: Coordinates; zip: string | null; message: null }
  | { status: 'failed'; place: null; zip: null; message: string }

const off: Located = { status: 'off', place: null, zip: null, message: null }
const failed = (message: string): Located => ({ status: 'failed', place: null, zip: null, message })

/**
 * The visitor's location, requested only when they press the button (7d.1). A failure keeps its message and ends the
 * request (8.14).
 */
export const useLocation = (): [Located, () => void] => {
  const { t } = useTranslation('stores')
  const context = useRouteContext({ from: '__root__' })
  const [located, setLocated] = useState<Located>(off)
  const locate = async () => {
    setLocated({ ...off, status: 'asking' })
    try {
      const { latitude, longitude } = await context.locate()
      const place = { latitude, longitude }
      const zip = await readZip(context, place).catch(without(null, context, 'ZIP_NOT_READ'))
      setLocated({ status: 'found', place, zip, message: null })
    } catch (error) {
      const refused = error instanceof GeolocationPositionError && error.code === error.PERMISSION_DENIED
      setLocated(failed(refused ? t('location.denied') : t('location.unknown')))
    }
  }
  return [located, () => void locate()]
}
