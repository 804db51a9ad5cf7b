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

/** The full browser, as visitors use it. */
export const wholeChromium = { executablePath: '/usr/bin/chromium', ...flags }
