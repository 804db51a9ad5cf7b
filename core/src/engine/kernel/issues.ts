/** Why a schema rejects a value, in words for a developer. The value is not repeated, because it may be personal or secret. */
import type * as z from 'zod/mini'
import type { Issue } from '../../errors/errors.ts'

export const issuesOf = (error: z.core.$ZodError): readonly Issue[] =>
  error.issues.flatMap((issue) => flatten(issue, []))

function flatten(issue: z.core.$ZodIssue, above: readonly PropertyKey[]): Issue[] {
  const path = [...above, ...issue.path]
  // Of several alternatives, the closest one is the most helpful.
  const [nearest] =
    issue.code === 'invalid_union'
      ? issue.errors.toSorted((a, b) => depthOf(b) - depthOf(a) || a.length - b.length)
      : []
  if (nearest && nearest.length > 0) return nearest.flatMap((inner) => flatten(inner, path))
  return [{ path: path.map(String).join('.'), reason: reasonOf(issue) }]
}

const depthOf = (issues: readonly z.core.$ZodIssue[]): number => Math.max(0, ...issues.map(({ path }) => path.length))

function reasonOf(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${issue.expected}`
    case 'too_small':
      return `expected at least ${issue.minimum}`
    case 'too_big':
      return `expected at most ${issue.maximum}`
    case 'invalid_value':
      return `expected one of ${issue.values.map(String).join(', ')}`
    case 'unrecognized_keys':
      return `not known: ${issue.keys.join(', ')}`
    default:
      return issue.code.replaceAll('_', ' ')
  }
}
