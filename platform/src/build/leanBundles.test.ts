import path from 'node:path';
import { bundleModule } from '../testing/bundleModule';
import { ROOT } from './shares';

describe('a release', () => {
  it("R-096 has the router's production build, without the links and forms that nobody imports", async () => {
    const bundle = await bundleModule('react-router', 'BrowserRouter, useLocation');
    expect(bundle).not.toContain('data-discover');
    expect(bundle).not.toContain('No routes matched location');
    expect(bundle).not.toContain('React Router caught the following error during render');
  });

  it('R-096 has style caches that add no prefixes', async () => {
    expect(await bundleModule(path.join(ROOT, 'shared/src/ui/StyleCache.tsx'), 'createStyles')).not.toContain('-webkit-');
  });

  it("R-096 has the lines of an icon, without the library's component for it", async () => {
    const bundle = await bundleModule(path.join(ROOT, 'shared/src/ui/icons/icons.ts'), 'ICONS');
    expect(bundle).toContain('M18 6l-12 12');
    expect(bundle).not.toContain('tabler-icon');
  });

  it('R-096 has only the name of a call and the keys of its reply: no other call, no schema, nothing of TypeBox', async () => {
    const bundle = await bundleModule(path.join(ROOT, 'shared/src/calls/chat.ts'), 'sendMessage');
    expect(bundle).toContain('POST /api/chat.php');
    expect(bundle).not.toContain('/api/chats.php');
    expect(bundle).not.toMatch(/additionalProperties|maxLength|TypeBox|~kind/i);
    expect(bundle.length).toBeLessThan(1_000);
  });
});
