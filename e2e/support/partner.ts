/** The same page twice: on an origin that the shop lists, and on one that it does not. */
const port = process.env['LEAFLOG_E2E_PARTNER_PORT'] ?? ''
export const partnerOrigin = `http://127.0.0.1:${port}`
export const strangerOrigin = `http://localhost:${port}`
