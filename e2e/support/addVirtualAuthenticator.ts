import type { Page } from '@playwright/test';

/** Gives the browser an authenticator that creates passkeys and always verifies its user. */
export async function addVirtualAuthenticator(page: Page): Promise<void> {
  const cdpSession = await page.context().newCDPSession(page);
  await cdpSession.send('WebAuthn.enable');
  const authenticator = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  await cdpSession.send('WebAuthn.addVirtualAuthenticator', { options: { ...authenticator, automaticPresenceSimulation: true } });
}
