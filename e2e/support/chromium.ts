const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const launch = (program: string) => ({ executablePath: process.env['CHROMIUM_PATH'] ?? program, args: ARGS });

/** A Chromium without windows, menus and pages of its own, which take turns with the page on the processor. */
export const HEADLESS_SHELL = launch('/usr/bin/chromium-headless-shell');

/** The whole Chromium, for what the other leaves out: push messages and notifications. */
export const CHROMIUM = launch('/usr/bin/chromium');
