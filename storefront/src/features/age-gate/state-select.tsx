import { useAttempt } from '../../shared/page/attempt.ts'
import { useAgeGate, useShop } from '@leaflog/react'
import { useState } from 'react'
import { Select } from '../../shared/ui/field.tsx'
import { useTranslation } from 'react-i18next'
import { useTerm } from '../../shared/i18n/use-term.ts'

/** The state select; it is required (5a.1), and choosing another state resets the form (4a.4). */
export function StateSelect() {
  const { t } = useTranslation('gate')
  const word = useTerm()
  const shop = useShop()
  const attempt = useAttempt()
  const { states, chosen, status } = useAgeGate()
  const [left, setLeft] = useState(false)
  return (
    <Select
      name="state"
      label={t('state')}
      required
      value={chosen.state}
      disabled={status === 'unavailable' || status === 'loading'}
      error={left && chosen.state === '' ? t('stateRequired') : null}
      onBlur={() => setLeft(true)}
      onChange={(event) => attempt(shop.ageGate.chooseState(event.target.value))}
    >
      <option value="">{t('chooseState')}</option>
      {states.map(({ code, label }) => (
        <option key={code} value={code}>
          {word(label)}
        </option>
      ))}
    </Select>
  )
}
