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

/**
 * The engine of Debian's Chromium without the windows around it: the same release, half the processor's time a page.
 * No browser is downloaded.
 */
export const chromium = { executablePath: '/usr/bin/chromium-headless-shell', ...flags }

/** The whole browser, with profiles on disk: what a visitor has. */
export const wholeChromium = { executablePath: '/usr/bin/chromium', ...flags }
