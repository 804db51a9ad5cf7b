import { RewardsPage } from '../rewards-page.tsx'

export function DashboardPage() {
  return (
    <RewardsPage>
      <h1>Your Rewards</h1>
    </RewardsPage>
  )
}
