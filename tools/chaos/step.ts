/** What may happen next. */
import type { World } from './world.ts'

export interface Step {
  readonly name: string
  /** How often it is chosen, compared with the others. */
  readonly weight: number
  /** How many tabs must be awake. */
  readonly needs: number
  /** Resolves to what it did; to null where it did nothing. */
  readonly run: (world: World) => Promise<string | null>
}
