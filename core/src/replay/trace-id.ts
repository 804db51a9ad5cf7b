/**
 * The trace of the calls that an event caused, by the event's id: 32 hexadecimal digits, as in problem answers, the
 * server's log and OpenTelemetry. Of the event of an answer, give `cause`.
 */
export const traceIdOf = (id: string): string => id.replaceAll('-', '')
