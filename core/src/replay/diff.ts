/** What differs between two JSON values, path by path. */
export interface Difference {
  /** e.g. `shared.orderingCart.context.cart.items[0].quantity` */
  readonly path: string
  /** The value in the first state; undefined if the path is absent from it. */
  readonly before: unknown
  /** The value in the second state; undefined if the path is absent from it. */
  readonly after: unknown
}

/** In the order of the keys, those of `before` first; undefined stands for absent. */
export function* diff(before: unknown, after: unknown, path = ''): Generator<Difference> {
  if (Object.is(before, after)) return
  if (!isBranch(before) || !isBranch(after) || Array.isArray(before) !== Array.isArray(after)) {
    yield { path, before, after }
    return
  }
  const isList = Array.isArray(before)
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const inner = isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`
    yield* diff(at(before, key), at(after, key), inner)
  }
}

/** The first path that differs, null when the values are the same. */
export const firstDifference = (before: unknown, after: unknown): Difference | null => {
  const first = diff(before, after).next()
  return first.done ? null : first.value
}

const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null
const at = (value: object, key: string): unknown => (Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined)
