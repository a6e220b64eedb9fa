import { ROUTES } from '@rendezvous/shared/contract';
import { shellScreens } from './shellScreens';

const entries = Object.entries(shellScreens);

describe('the screens of the shell', () => {
  it('appendix A: every route of the shell has one', () => {
    const shellRoutes = Object.entries(ROUTES).filter(([, { owner }]) => owner === 'shell');
    expect(entries.map(([name]) => name).sort()).toEqual(shellRoutes.map(([name]) => name).sort());
  });

  it.each(entries)('%s loads', async (_, { load }) => {
    expect(await load()).toBeTruthy();
  });

  it('R-026 only the settings of a member need a session, and only the choice of language uses the Empty layout', () => {
    expect(entries.filter(([, { access }]) => access === 'user').map(([name]) => name)).toEqual(['settings', 'notifications']);
    expect(entries.filter(([, { layout }]) => layout === 'Empty').map(([name]) => name)).toEqual(['lang-config']);
  });
});
