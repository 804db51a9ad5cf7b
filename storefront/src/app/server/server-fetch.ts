type Fetch = (request: Request) => Promise<Response>

/**
 * 8.18: the server's direct call to the gateway, without its limits or the network. Browser code that calls it has a
 * bug and gets an error.
 */
export const serverFetch =
  (gateway: Fetch): Fetch =>
  (request) =>
    'document' in globalThis
      ? Promise.reject(
          new Error(`This fetch is server-only, but ${new URL(request.url).pathname} was requested in a browser.`),
        )
      : gateway(request)
