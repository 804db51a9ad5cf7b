import { Button } from '../../ui/button.tsx'
import { useAttempt } from '../../attempt.ts'
import { useShop } from '@leaflog/react'
import { NoPoints } from './drawings.tsx'
import { EmptyState } from './empty-state.tsx'

/** 6.5: signed in with an account of the shop that has not joined Rewards. */
export function NotAMember() {
  const shop = useShop()
  const attempt = useAttempt()
  return (
    <EmptyState
      drawing={<NoPoints />}
      title="You have not joined Rewards yet"
      text="You are signed in with your shop account. Sign out and join with the same email; your account stays what it is."
      action={<Button onClick={() => attempt(shop.session.signOut())}>Sign Out</Button>}
    />
  )
}
