/** Parts of the api, with the first words of their addresses. */
const NOUNS = {
  account:
    'user logout sessions signup check-age check-name check-email signup-matches activate activate-resend password-reset password mail-change security-undo account account-reactivate account-reactivate-resend delete-discount export export-file self-exclusion age-check passkeys passkey-options passkey-login invites privacy notifications unsubscribe',
  members: 'search member like likes block hide report auto-like swipe-game match-finder profile photos photo geocode',
  chat: 'chats chat chat-photo gifts icebreakers gifs gif events typing',
  credits:
    'packages payment-methods payment transactions discountcode repeat-order stored-methods refund spending directdebit directdebit-otp payment-webhook',
  site: 'settings interests regions companyinfo regionterms page picture clip lander lander-hit complaint complaint-file page-hidden',
  operation: 'health metrics moderation mail-feedback',
  sandbox: 'sandbox outbox',
} as const;

/** The part of the api that an address belongs to. */
export function tagOf(url: string): string | undefined {
  const noun = url
    .replace(/^\/api\//, '')
    .replace(/^\//, '')
    .replace(/[./].*$/, '');
  return Object.entries(NOUNS).find(([, nouns]) => nouns.split(' ').includes(noun))?.[0];
}
