import type { Shop } from '../../core/src/index.ts'
import type { World } from '../../server/src/testing/whole-shop.ts'

export interface Recording {
  readonly shop: Shop
  readonly ports: Awaited<ReturnType<World['open']>>['ports']
  readonly clock: World['clock']
}

const MINUTE = 60_000
const password = 'fernhill2026'
const member = { email: 'avery.lindqvist@example.com', password }
const details = { firstname: 'Ida', lastname: 'Holm', dateOfBirth: '1990-04-01', state: 'FL', phone: '' }
const agreed = { emails: true, texts: false, signature: '' }

/** An ordinary visitor: old enough, and on the sign-in page. */
async function arrive({ shop }: Recording, path: string): Promise<void> {
  await shop.ageGate.submit({ state: 'FL' })
  await shop.navigation.arrived({ path, search: '', hash: '' })
  await shop.settled()
}

/** Time in steps of a minute, so that what the server is asked on the way is answered on the way. */
async function pass({ shop, clock }: Recording, minutes: number): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 1) {
    await clock.advance(MINUTE)
    await shop.settled()
  }
}

const enrol = async (recording: Recording, email: string): Promise<void> => {
  await arrive(recording, '/rewards/create-account')
  await recording.shop.enrolment.load()
  await recording.shop.enrolment.submitEmail(email)
  await recording.shop.settled()
}

/** Each is recorded as fixtures/logs/NAME.jsonl and replayed by a test; add a journey, then run `npm run record`. */
export const journeys: Readonly<Record<string, (recording: Recording) => Promise<void>>> = {
  async 'sign-in'(recording) {
    const { shop } = recording
    await arrive(recording, '/rewards/login')
    await shop.session.signIn({ ...member, password: 'mistyped1' }).catch(() => undefined)
    await shop.session.signIn(member)
    await shop.navigation.arrived({ path: '/rewards/dashboard', search: '', hash: '' })
    await shop.account.openDashboard()
    await shop.settled()
  },

  async renewal(recording) {
    const { shop, ports } = recording
    await arrive(recording, '/rewards/login')
    await shop.session.signIn(member)
    await pass(recording, 50)
    ports.seen.act()
    await pass(recording, 8)
  },

  async 'forced-sign-out'(recording) {
    const { shop, ports } = recording
    await arrive(recording, '/rewards/login')
    await shop.session.signIn(member)
    await shop.settled()
    const query = 'mutation revokeCustomerToken { revokeCustomerToken { result } }'
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${ports.local.get('signin_token') ?? ''}`,
    }
    const body = JSON.stringify({ query, operationName: 'revokeCustomerToken' })
    await ports.http(new Request('https://shop.example/api/graphql', { method: 'POST', headers, body }))
    await Promise.all([shop.account.load(), shop.account.openDashboard()])
    await shop.settled()
    await shop.session.takeExpiry()
    await shop.settled()
  },

  async 'enrolment-new'(recording) {
    const { shop } = recording
    await enrol(recording, 'ida.holm@example.com')
    await shop.enrolment.giveDetails(details)
    await shop.enrolment.complete({ ...agreed, password: 'meadow2026' })
    await shop.settled()
  },

  'enrolment-member': (recording) => enrol(recording, member.email),

  async 'enrolment-shop-account'(recording) {
    const { shop } = recording
    await enrol(recording, 'devon.park@example.com')
    await shop.enrolment.submitPassword('mistyped1')
    await shop.enrolment.submitPassword(password)
    const { dateOfBirth } = shop.getState().enrolment.view.details
    await shop.enrolment.giveDetails({ ...details, dateOfBirth: dateOfBirth || details.dateOfBirth })
    await shop.enrolment.complete({ ...agreed, password })
    await shop.settled()
  },

  async 'enrolment-shop-account-without-password'(recording) {
    const { shop } = recording
    await enrol(recording, 'rowan.ellery@example.com')
    await shop.passwordReset.request({ email: 'rowan.ellery@example.com', type: 'HAVE_PASSWORD' })
    await shop.settled()
  },

  'enrolment-invalid-email': (recording) => enrol(recording, 'ida.holm@nowhere'),
}
