import { LoadFailure } from '@rendezvous/shared/remote';
import { loadSlots } from './loadSlots';

describe('slots of a rendered page', () => {
  it('are loaded from their owners; one that fails holds nothing up', async () => {
    const load = jest.fn().mockRejectedValueOnce(new LoadFailure('timeout', 'mfe-auth')).mockResolvedValueOnce({});
    const ownerOf = (name: string) => (name === 'signup-steps' ? 'mfe-auth' : 'mfe-members');
    await expect(loadSlots(['signup-steps', 'match-modal'], { load, ownerOf })).resolves.toBeUndefined();
    expect(load.mock.calls).toEqual([
      ['mfe-auth', { kind: 'slot', name: 'signup-steps' }],
      ['mfe-members', { kind: 'slot', name: 'match-modal' }],
    ]);
  });
});
