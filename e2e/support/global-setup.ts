import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { partnerOrigin } from './partner.ts'
import { startPartnerServer } from './partner-server.ts'
import { buildStorefront, startShopServer } from '../../tools/shared/shop-server.ts'

/**
 * Raised limits, since all tests sign in, sign up, request mails and follow changes from one address, and the machine may
 * be busy with something else; mails and figures are readable.
 */
const env = {
  ABUSE_LIMIT_FACTOR: '1000',
  TIME_LIMIT_FACTOR: '5',
  RATE_LIMIT: '100000',
  PAGE_RATE_LIMIT: '100000',
  LIVE_PER_ADDRESS: '1000',
  DEV_MAILS: '1',
  DEV_ANALYTICS: '1',
  PARTNER_ORIGINS: partnerOrigin,
}

/**
 * One seeded server for all tests of a run, a partner's page, and a folder for the profiles of returning visitors. The
 * returned function stops them.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildStorefront()
  const server = await startShopServer({ port: Number(process.env['LEAFLOG_E2E_PORT']), env })
  const profiles = await mkdtemp(join(tmpdir(), 'leaflog-profiles-'))
  process.env['LEAFLOG_E2E_PROFILES'] = profiles
  const endPartner = await startPartnerServer(Number(new URL(partnerOrigin).port), server.origin)
  return async () => {
    await endPartner()
    await server.stop()
    await rm(profiles, { recursive: true, force: true })
  }
}
