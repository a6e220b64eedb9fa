import { renderScreen } from '@rendezvous/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { laterOverlays } from './laterOverlays';
import { PageOverlays } from './PageOverlays';

const open = (enable_site_entry_popup: boolean) => renderScreen(<PageOverlays />, { settings: { enable_site_entry_popup } });

describe('the modals of the shell', () => {
  afterEach(() => void Reflect.deleteProperty(window, 'requestIdleCallback'));

  it('R-096 are fetched when the page is idle', async () => {
    let idle = (): void => undefined;
    Object.assign(window, { requestIdleCallback: (task: () => void) => void (idle = task), cancelIdleCallback: () => undefined });
    open(false);
    expect(laterOverlays.current).toBeNull();
    act(() => idle());
    await waitFor(() => expect(laterOverlays.current).not.toBeNull());
  });

  it('R-048 are fetched at once where the entry warning may be due', () => {
    const fetched = jest.spyOn(laterOverlays, 'fetch');
    open(true);
    expect(fetched).toHaveBeenCalled();
  });
});
