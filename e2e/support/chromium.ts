const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const toLaunchOptions = (program: string) => ({ executablePath: process.env['CHROMIUM_PATH'] ?? program, args: CHROMIUM_FLAGS });

/** Chromium's headless shell, without windows, menus or pages of its own that would compete for the processor. */
export const HEADLESS_SHELL = toLaunchOptions('/usr/bin/chromium-headless-shell');

/** Full Chromium, for what the headless shell lacks: push messages and notifications. */
export const CHROMIUM = toLaunchOptions('/usr/bin/chromium');
