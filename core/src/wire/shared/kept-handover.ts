/** What a shop that hands its cart over is answered; apart from what it sends, whose shape a browser does not load. */
import * as z from 'zod/mini'

/** The token works once, within two minutes. */
export const keptHandover = z.object({ token: z.string() })
