import { RewardsPage } from '../rewards-page.tsx'

export function ForgotPasswordPage() {
  return (
    <RewardsPage picture="/scenes/gate.jpg">
      <h1>Reset Password</h1>
    </RewardsPage>
  )
}
