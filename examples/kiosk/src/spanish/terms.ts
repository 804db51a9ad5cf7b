/** Spanish words for the shop's data. Names of products, brands, stores and places stay as they are. */

const categories = {
  Flower: 'Flor',
  'Whole Flower': 'Flor entera',
  'Pre-Rolls': 'Preliados',
  Minis: 'Minis',
  Ground: 'Molida',
  Concentrates: 'Concentrados',
  'Live Rosin': 'Live Rosin',
  Badder: 'Badder',
  Sugar: 'Azúcar',
  Crumble: 'Crumble',
  Shatter: 'Shatter',
  Hash: 'Hachís',
  RSO: 'RSO',
  Vapes: 'Vapeo',
  Cartridges: 'Cartuchos',
  Pods: 'Cápsulas de vapeo',
  Disposables: 'Desechables',
  Edibles: 'Comestibles',
  Gummies: 'Gomitas',
  Chocolate: 'Chocolate',
  Baked: 'Horneados',
  Beverages: 'Bebidas',
  Mints: 'Mentas',
  'CBD Gummies': 'Gomitas de CBD',
  Oral: 'Orales',
  Tinctures: 'Tinturas',
  Capsules: 'Cápsulas',
  Sprays: 'Aerosoles',
  'CBD Drops': 'Gotas de CBD',
  'CBD Softgels': 'Cápsulas blandas de CBD',
  'CBD Sleep': 'CBD para dormir',
  Topicals: 'Tópicos',
  Balms: 'Bálsamos',
  Lotions: 'Lociones',
  Patches: 'Parches',
  Bath: 'Baño',
  'Body Oils': 'Aceites corporales',
  Accessories: 'Accesorios',
  'Starter Sets': 'Kits de inicio',
  Grinders: 'Moledores',
  Papers: 'Papeles',
  Pipes: 'Pipas',
  Trays: 'Bandejas',
  Storage: 'Almacenaje',
  Batteries: 'Baterías',
  'Gift Cards': 'Tarjetas de regalo',
  'Last Chance': 'Últimas unidades',
  'Last Flower': 'Última flor',
  'Last Vapes': 'Último vapeo',
  'Last Edibles': 'Últimos comestibles',
}

const strains = { Indica: 'Índica', Hybrid: 'Híbrida', Sativa: 'Sativa' }

const sizes = { Size: 'Tamaño', Small: 'Pequeño', Medium: 'Mediano', Large: 'Grande', Each: 'Unidad' }

const effects = {
  Clear: 'Claridad',
  Uplifted: 'Buen ánimo',
  Focused: 'Concentración',
  Bright: 'Viveza',
  Energetic: 'Energía',
  Balanced: 'Equilibrio',
  Cheerful: 'Alegría',
  Light: 'Ligereza',
  Level: 'Estabilidad',
  Grounded: 'Serenidad',
  Steady: 'Constancia',
  Relaxed: 'Relajación',
  Mellow: 'Sosiego',
  Warm: 'Calidez',
  Sleepy: 'Sueño',
  Heavy: 'Pesadez',
  Calm: 'Calma',
  Soothing: 'Efecto calmante',
  Cooling: 'Frescor',
  Soft: 'Suavidad',
  Restful: 'Descanso',
  Talkative: 'Ganas de hablar',
  Alert: 'Atención',
  Quiet: 'Quietud',
  Creative: 'Creatividad',
  Social: 'Sociabilidad',
  Fresh: 'Frescura',
  Airy: 'Levedad',
  Gentle: 'Delicadeza',
  Easy: 'Soltura',
}

const terms: Readonly<Record<string, string>> = { ...categories, ...strains, ...sizes, ...effects }

/** Counted sizes. Weights and volumes are the same in both languages: 3.5g, 30ml. */
const counted: Readonly<Record<string, (count: string) => string>> = {
  count: (count) => `${count} unidades`,
  pack: (count) => `Paquete de ${count}`,
  patch: (count) => `${count} parche`,
  patches: (count) => `${count} parches`,
}
const MEASURED = /^[\d.]+(mg|g|oz|ml)$/

/** A word or a size; null if it is unknown. */
export function termInSpanish(word: string): string | null {
  if (Object.hasOwn(terms, word)) return terms[word] ?? null
  if (MEASURED.test(word)) return word
  const [, count = '', unit = ''] = /^(\d+) ([a-z]+)$/.exec(word) ?? []
  return Object.hasOwn(counted, unit) ? (counted[unit]?.(count) ?? null) : null
}
