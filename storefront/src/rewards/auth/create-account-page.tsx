import { RewardsPage } from '../rewards-page.tsx'

export function CreateAccountPage() {
  return (
    <RewardsPage picture="/scenes/gate.jpg">
      <h1>Create An Account</h1>
    </RewardsPage>
  )
}
