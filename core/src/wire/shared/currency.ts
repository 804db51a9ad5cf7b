/** Whether a text is an ISO 4217 currency code known to the platform (5c.3.1). */
export const isCurrency = (code: string): boolean =>
  /^[A-Z]{3}$/.test(code) && (Intl.supportedValuesOf?.('currency').includes(code) ?? true)
