/** Decimal degrees. */
export interface Point {
  latitude: number
  longitude: number
}

const earthRadiusKm = 6371
const kmInMile = 1.609_344

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Great-circle distance by the haversine formula. */
export const distanceKm = (a: Point, b: Point): number => {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const across = Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude)
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half(a.latitude, b.latitude) + across)))
}

export const distanceMiles = (a: Point, b: Point): number => distanceKm(a, b) / kmInMile
