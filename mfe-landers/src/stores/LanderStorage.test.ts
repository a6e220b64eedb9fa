import { aStore, MemoryStorage } from '@rendezvous/shared/testing';
import { LanderStorage } from './LanderStorage';

const GALLERY = '/landers/gallery';

function open(stored?: string) {
  const session = new MemoryStorage(stored === undefined ? {} : { 'lander-choices': stored });
  const { store } = aStore({ services: { session } });
  return { choice: new LanderStorage(store, 'choice'), swipes: new LanderStorage(store, 'swipes') };
}

describe('LanderStorage', () => {
  it('R-347 keeps the parts of each lander apart', () => {
    const { choice, swipes } = open();
    choice.write(GALLERY, { region: 'UT' });
    swipes.write(GALLERY, { count: 2 });
    choice.write('/landers/maplanding', { region: 'ZH' });
    expect([choice.read(GALLERY), swipes.read(GALLERY), choice.read('/landers/maplanding')]).toEqual([
      { region: 'UT' },
      { count: 2 },
      { region: 'ZH' },
    ]);
  });

  it.each(['nonsense', 'null', '3', '{"/landers/gallery":3}', '{"/landers/gallery":{"choice":null}}'])(
    'R-347 nothing was begun according to broken stored data: %s',
    (stored) => {
      const { choice } = open(stored);
      expect(choice.read(GALLERY)).toEqual({});
      choice.write(GALLERY, { region: 'UT' });
      expect(choice.read(GALLERY)).toEqual({ region: 'UT' });
    },
  );
});
