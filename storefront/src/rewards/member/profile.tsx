import { RewardsPage } from '../rewards-page.tsx'

export function ProfilePage() {
  return (
    <RewardsPage>
      <h1>Rewards Profile</h1>
    </RewardsPage>
  )
}
