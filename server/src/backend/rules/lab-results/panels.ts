/** The analytes that laboratories test for, and their limits. */

export interface Analyte {
  code: string
  name: string
  /** Null if none may be found at all. */
  limit: number | null
}

export interface Panel {
  name: string
  unit: string
  analytes: readonly Analyte[]
}

const analyte = (code: string, name: string, limit: number | null): Analyte => ({ code, name, limit })

const metals = (arsenic: number, cadmium: number, lead: number, mercury: number): Panel => ({
  name: 'Heavy metals',
  unit: 'ppm',
  analytes: [
    analyte('arsenic', 'Arsenic', arsenic),
    analyte('cadmium', 'Cadmium', cadmium),
    analyte('lead', 'Lead', lead),
    analyte('mercury', 'Mercury', mercury),
  ],
})

const microbes = [
  analyte('yeast_mold', 'Total yeast and mold', 100_000),
  analyte('salmonella', 'Salmonella', null),
  analyte('stec', 'Shiga toxin-producing E. coli', null),
]

/** By the code in stored reports. Limits for inhaled products are stricter than for edibles. */
export const panels: Readonly<Record<string, Panel>> = {
  metals_inhaled: metals(0.2, 0.2, 0.5, 0.1),
  metals_ingested: metals(1.5, 0.5, 0.5, 3),
  pesticides: {
    name: 'Pesticides',
    unit: 'ppm',
    analytes: [
      analyte('abamectin', 'Abamectin', 0.1),
      analyte('azoxystrobin', 'Azoxystrobin', 0.1),
      analyte('bifenazate', 'Bifenazate', 0.1),
      analyte('bifenthrin', 'Bifenthrin', 0.1),
      analyte('boscalid', 'Boscalid', 0.1),
      analyte('chlorfenapyr', 'Chlorfenapyr', null),
      analyte('imidacloprid', 'Imidacloprid', 0.4),
      analyte('myclobutanil', 'Myclobutanil', null),
      analyte('paclobutrazol', 'Paclobutrazol', null),
      analyte('spinosad', 'Spinosad', 0.1),
      analyte('trifloxystrobin', 'Trifloxystrobin', 0.1),
    ],
  },
  microbes_inhaled: {
    name: 'Microbes',
    unit: 'CFU/g',
    analytes: [...microbes, analyte('aspergillus', 'Aspergillus', null)],
  },
  microbes_ingested: { name: 'Microbes', unit: 'CFU/g', analytes: microbes },
  mycotoxins: {
    name: 'Mycotoxins',
    unit: 'ppb',
    analytes: [analyte('aflatoxins', 'Aflatoxins B1, B2, G1 and G2', 20), analyte('ochratoxin_a', 'Ochratoxin A', 20)],
  },
  solvents: {
    name: 'Residual solvents',
    unit: 'ppm',
    analytes: [
      analyte('benzene', 'Benzene', 1),
      analyte('butane', 'Butane', 2000),
      analyte('ethanol', 'Ethanol', 5000),
      analyte('hexane', 'Hexane', 250),
      analyte('propane', 'Propane', 2100),
    ],
  },
  moisture: {
    name: 'Moisture',
    unit: '',
    analytes: [analyte('water_activity', 'Water activity (aw)', 0.65), analyte('moisture', 'Moisture (%)', 15)],
  },
}

/** Whether a batch with this amount may be sold; null if nothing was detected. */
export const passes = ({ limit }: Analyte, found: number | null): boolean =>
  found === null || (limit !== null && found <= limit)
