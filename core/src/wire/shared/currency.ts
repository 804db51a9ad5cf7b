/** Whether a text is an ISO 4217 currency code known to the platform. */
export const isCurrency = (code: string): boolean =>
  /^[A-Z]{3}$/.test(code) && (Intl.supportedValuesOf?.('currency').includes(code) ?? true)
