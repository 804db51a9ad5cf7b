/** A schema of exactly the values of a type: the compiler refuses one that takes fewer or more. */
import type * as z from 'zod/mini'

/** As JSON has it: what may be undefined may be absent, and nothing is readonly. */
type Plain<T> = T extends readonly (infer Each)[]
  ? Plain<Each>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Plain<Exclude<T[Key], undefined>> }
    : T

type Agrees<One, Other> = [Plain<One>, Plain<Other>] extends [Plain<Other>, Plain<One>] ? unknown : never

export const schemaOf =
  <Type>() =>
  <Schema extends z.ZodMiniType>(schema: Schema & Agrees<z.infer<Schema>, Type>): Schema =>
    schema
