/** The demo brand's fee on every order, in cents, by state; none elsewhere. */
export const serviceFees: Readonly<Record<string, number>> = { AZ: 200, CA: 250, CT: 150, FL: 150, MD: 150, OH: 200 }
