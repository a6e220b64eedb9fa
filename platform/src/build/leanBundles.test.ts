import path from 'node:path';
import { bundleOf } from '../testing/bundleOf';
import { ROOT } from './shares';

describe('a release', () => {
  it("R-096 has the router's production build, without the links and forms that nobody imports", async () => {
    const bundle = await bundleOf('react-router', 'BrowserRouter, useLocation');
    expect(bundle).not.toContain('data-discover');
    expect(bundle).not.toContain('No routes matched location');
  });

  it('R-096 has style caches that add no prefixes', async () => {
    expect(await bundleOf(path.join(ROOT, 'shared/src/ui/createStyles.ts'), 'createStyles')).not.toContain('-webkit-');
  });
});
