import type { RemoteName } from '@rendezvous/shared/contract';
import type { Site } from '../../../support/Site';
import { buildVariant } from '../../../support/variant';

/** How the code of a breakable release misbehaves while `window.__break` says so. */
export type Breaking = 'import' | 'render' | 'expose' | 'contract';

/** Goes behind the end of `remote.ts`. */
const BREAKABLE = `
const broken = (): unknown => Reflect.get(globalThis, '__break');
if (broken() === 'import') throw new Error('broken at import');
if (broken() === 'expose') Reflect.set(remote, 'screens', {});
if (broken() === 'contract') Reflect.set(remote, 'contract', '9.0.0');
for (const [name, load] of Object.entries(remote.screens)) {
  remote.screens[name as keyof typeof remote.screens] = async () => {
    const Screen = await load();
    return function Breakable() {
      if (broken() === 'render') throw new Error('broken at render');
      return createElement(Screen);
    };
  };
}
`;

const addFaults = (text: string): string => `import { createElement } from 'react';\n${text}${BREAKABLE}`;

/** Makes a release that misbehaves on demand the only one that a remote has. */
export async function makeBreakable(site: Site, remote: RemoteName): Promise<void> {
  const good = (await site.status()).remotes[remote]?.stable ?? '';
  const folder = await buildVariant(remote, 'faulty', { edit: { 'src/remote.ts': addFaults } });
  await site.promote(remote, await site.publish(remote, folder));
  await site.platform('block', remote, good);
}
