import type { ErrorCode } from '@leaflog/core'
import type { LeaflogElement } from './element.ts'
import type * as all from './problems.ts'

type Problems = typeof all

/** Tells the page's author what is wrong with an element, and what to do. */
export function tellAuthor(
  element: LeaflogElement,
  describe: (problems: Problems) => readonly [code: ErrorCode, message: string],
): void {
  import('./problems.ts').then((problems) => problems.report(element, describe(problems)), reportError)
}
