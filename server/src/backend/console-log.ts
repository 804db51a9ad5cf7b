import { silentLog, type Log } from '../platform/upstream.ts'

const write = (level: string, details: object, message: string) => {
  const error = 'err' in details && details.err instanceof Error ? details.err : undefined
  process.stderr.write(`${level}: ${message}${error ? ` (${error.stack ?? error.message})` : ''}\n`)
}

/** Writes warnings and errors to standard error, one line each, without details other than an error. */
export const consoleLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: (details, message) => write('warning', details, message),
  error: (details, message) => write('error', details, message),
}

/** The same for a level of `LOG_LEVEL`. */
export function consoleLogAt(level: string): Log {
  if (level === 'fatal' || level === 'silent') return silentLog
  return level === 'error' ? { ...silentLog, error: consoleLog.error } : consoleLog
}
