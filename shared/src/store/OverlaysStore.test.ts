import { OverlaysStore } from './OverlaysStore';

describe('the overlays', () => {
  it('R-057 show one at a time, the next in order when it closes', () => {
    const overlays = new OverlaysStore();
    overlays.open('like', { profileId: 'Anna000000' });
    overlays.open('time-bonus');
    overlays.open('match', { profileId: 'Bea0000000' });
    expect(overlays.current).toBe('like');
    overlays.close('like');
    expect(overlays.current).toBe('match');
    expect(overlays.getPayload('match')).toEqual({ profileId: 'Bea0000000' });
    overlays.close('match');
    expect(overlays.current).toBe('time-bonus');
  });

  it('R-057 a waiting overlay whose condition no longer applies never opens', () => {
    const overlays = new OverlaysStore();
    overlays.open('entry-warning');
    overlays.open('time-bonus');
    overlays.close('time-bonus');
    overlays.close('entry-warning');
    expect(overlays.current).toBeNull();
  });

  it('R-047 a closed sign-up is no longer in progress', () => {
    const overlays = new OverlaysStore();
    overlays.open('signup', {});
    overlays.setSigningUp(true);
    overlays.close('signup');
    expect(overlays.isSigningUp).toBe(false);
  });
});
