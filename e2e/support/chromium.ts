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

/** Chromium's headless shell, without windows, menus and pages of its own that would compete for the processor. */
export const HEADLESS_SHELL = launch('/usr/bin/chromium-headless-shell');

/** Full Chromium, for what the headless shell lacks: push messages and notifications. */
export const CHROMIUM = launch('/usr/bin/chromium');
