import type { LayoutName, Settings } from '@rendezvous/shared/contract';
import { aUser, MemoryStorage, renderScreen } from '@rendezvous/shared/testing';
import { act, screen } from '@testing-library/react';
import { EntryWarning } from './EntryWarning';

interface Case {
  layout?: LayoutName;
  signedIn?: boolean;
  settings?: Partial<Settings>;
  local?: Record<string, string>;
}

function open({ layout = 'Default', signedIn = false, settings = {}, local = {} }: Case = {}) {
  const test = renderScreen(<EntryWarning layout={layout} />, {
    user: signedIn ? aUser() : null,
    settings,
    services: { local: new MemoryStorage(local) },
  });
  act(() => test.store.alerts.hydrate());
  return test;
}

describe('the entry warning', () => {
  it('R-048 R-049 is a dialog that only a decision closes, once', async () => {
    const { person, store } = open();
    const dialog = screen.getByRole('dialog', { name: 'Adults only' });
    await person.keyboard('{Escape}');
    expect(dialog).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'I am 18 or older' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(store.services.local.get('skip-site-entry')).toMatch(/^\d{10}$/);
  });

  it.each([
    ['a member', { signedIn: true }],
    ['who closed it before', { local: { 'skip-site-entry': '1' } }],
    ['where the setting is off', { settings: { enable_site_entry_popup: false } }],
    ['in layout Chat outside NL and DE', { layout: 'Chat' as const, settings: { geoip_country: 'FR' } }],
  ])('R-048 is not shown to %s', (_, facts: Case) => {
    open(facts);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
