import { RewardsPage } from '../rewards-page.tsx'

export function TermsPage() {
  return (
    <RewardsPage>
      <h1>Rewards Terms</h1>
    </RewardsPage>
  )
}
