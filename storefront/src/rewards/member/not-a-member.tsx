import { Button } from '../../ui/button.tsx'
import { useSignOut } from '../../use-sign-out.ts'
import { NoPoints } from '../../ui/drawings.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** 6.5: signed in with an account of the shop that has not joined Rewards. */
export function NotAMember() {
  const signOut = useSignOut()
  return (
    <EmptyState
      drawing={<NoPoints />}
      title="You have not joined Rewards yet"
      text="You are signed in with your shop account. Sign out and join with the same email; your account stays what it is."
      action={<Button onClick={signOut}>Sign Out</Button>}
    />
  )
}
