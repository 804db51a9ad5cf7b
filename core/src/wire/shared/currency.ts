/** Whether a text is a currency code of ISO 4217, as far as the platform knows them (5c.3.1). */
export const isCurrency = (code: string): boolean =>
  /^[A-Z]{3}$/.test(code) && (Intl.supportedValuesOf?.('currency').includes(code) ?? true)
