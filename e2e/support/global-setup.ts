import { buildStorefront, startShopServer } from '../../tools/shop-server.ts'

/** One server for all tests of a run, seeded once. What is returned ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  await buildStorefront()
  const server = await startShopServer({ port: Number(process.env['LEAFLOG_E2E_PORT']) })
  return () => server.stop()
}
