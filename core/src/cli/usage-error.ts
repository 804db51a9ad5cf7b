/** What the command says of an error, in one sentence. */
import { isLeaflogError } from '../errors/errors.ts'

/** The command is wrong: said before its usage. */
export class UsageError extends Error {}

/** What was asked for cannot be, although the command is right. */
export class RequestError extends Error {}

export function sentenceOf(error: unknown, usage: string): string {
  if (isLeaflogError(error)) return `${error.code}: ${error.message}`
  if (error instanceof UsageError) return `${error.message}\n${usage}`
  if (error instanceof RequestError) return error.message
  if (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return `${error.message.split('. ')[0]}.\n${usage}`
  if (error instanceof Error && 'code' in error) return `The file cannot be read or written (${String(error.code)}).`
  return error instanceof RangeError
    ? 'FILE_HOSTILE: This file is nested too deeply.'
    : 'FILE_DAMAGED: This log is damaged.'
}
