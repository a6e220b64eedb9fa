import manifest from '../../../mfe-landers/remote.json';
import { PUBLIC_SCREEN_NAME } from './budgets';

describe('the limit of a first public screen', () => {
  it.each(['index', ...manifest.routes.map(({ name }) => name)])('R-361 holds for %s', (name) => {
    expect(`screen-${name}`).toMatch(PUBLIC_SCREEN_NAME);
  });

  it.each(['members', 'members-id', 'members-id-chat', 'members-id-signup', 'login', 'index-news'])(
    'R-361 does not hold for %s',
    (name) => {
      expect(`screen-${name}`).not.toMatch(PUBLIC_SCREEN_NAME);
    },
  );
});
