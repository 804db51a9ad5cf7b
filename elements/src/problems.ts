/** Problems of a page that its author must solve: an event for programs, and a line in the console that names the cure. */
import { type ErrorCode, warn } from '@leaflog/core'
import type { LeaflogElement } from './element.ts'

/** `message` names the attribute and the cure. */
export function report(element: LeaflogElement, code: ErrorCode, message: string): void {
  warn(`[leaflog] <${element.localName}> ${code}`, message)
  element.dispatchProblem(code, message)
}
