import { useAttempt } from '../attempt.ts'
import { useAgeGate, useShop } from '@leaflog/react'
import { useState } from 'react'
import { Select } from '../ui/field.tsx'

/** The state select; it is required (5a.1), and picking another state begins anew (4a.4). */
export function StateSelect() {
  const shop = useShop()
  const attempt = useAttempt()
  const { states, chosen, status } = useAgeGate()
  const [left, setLeft] = useState(false)
  return (
    <Select
      name="state"
      label="State"
      required
      value={chosen.state}
      disabled={status === 'unavailable' || status === 'loading'}
      error={left && chosen.state === '' ? 'Field Required' : null}
      onBlur={() => setLeft(true)}
      onChange={(event) => attempt(shop.ageGate.chooseState(event.target.value))}
    >
      <option value="">Choose your state</option>
      {states.map(({ code, label }) => (
        <option key={code} value={code}>
          {label}
        </option>
      ))}
    </Select>
  )
}
