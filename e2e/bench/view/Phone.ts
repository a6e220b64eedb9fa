import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { type Member, createMemberCookies, TIME_ZONE } from './signInMember';
import { observePage } from './measure/observePage';

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const CONTEXT_OPTIONS = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en',
  timezoneId: TIME_ZONE,
};

/** A headless Chromium that emulates a phone. */
export class Phone {
  private constructor(private readonly browser: Browser) {}

  static async start(publicKeyDigest: string): Promise<Phone> {
    const args = [...CHROMIUM_FLAGS, `--ignore-certificate-errors-spki-list=${publicKeyDigest}`];
    return new Phone(await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell', args }));
  }

  get version(): string {
    return this.browser.version();
  }

  /** Creates a browser context with an empty cache and no service worker, signed in if there is a member. */
  async createContext(origin: string, member: Member | undefined): Promise<BrowserContext> {
    const context = await this.browser.newContext(CONTEXT_OPTIONS);
    if (member) await context.addCookies(createMemberCookies(member, origin));
    // tsx wraps functions in a `__name` helper, which the page lacks.
    await context.addInitScript('globalThis.__name = (value) => value');
    await context.addInitScript(observePage);
    // The adults-only warning would cover a visitor's page.
    await context.addInitScript(() => localStorage.setItem('skip-site-entry', '1'));
    return context;
  }

  async stop(): Promise<void> {
    await this.browser.close();
  }
}
