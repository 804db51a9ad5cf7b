type Fetch = (request: Request) => Promise<Response>

/**
 * 8.18: the server's own way to the gateway, past its limits and its network. A browser has no such way: code that takes
 * it there has the wrong one, and is told so.
 */
export const serverFetch =
  (gateway: Fetch): Fetch =>
  (request) =>
    'document' in globalThis
      ? Promise.reject(
          new Error(`This fetch is server-only, and ${new URL(request.url).pathname} was asked for in a browser.`),
        )
      : gateway(request)
