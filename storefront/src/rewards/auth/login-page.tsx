import { RewardsPage } from '../rewards-page.tsx'

export function LoginPage() {
  return (
    <RewardsPage picture="/scenes/gate.jpg">
      <h1>Sign In To Your Account</h1>
    </RewardsPage>
  )
}
