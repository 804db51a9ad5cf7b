const flags = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

/** Debian's headless Chromium: the same release with half the CPU time per page. No browser is downloaded. */
export const chromium = { executablePath: '/usr/bin/chromium-headless-shell', ...flags }

/**
 * The same without V8's optimizing compilers: a test leaves a page before their work pays off. Compiling eagerly where
 * errors point to spares compiling twice, since a test's listeners ask for every stack.
 */
export const testChromium = {
  ...chromium,
  args: [...flags.args, '--js-flags=--no-maglev,--no-turbofan,--no-enable-lazy-source-positions'],
}

/** The full browser, as visitors use it. */
export const wholeChromium = { executablePath: '/usr/bin/chromium', ...flags }
