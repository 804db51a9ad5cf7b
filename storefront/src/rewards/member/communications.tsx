import { RewardsPage } from '../rewards-page.tsx'

export function CommunicationsPage() {
  return (
    <RewardsPage>
      <h1>Rewards Communications</h1>
    </RewardsPage>
  )
}
