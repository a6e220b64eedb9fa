import type { RemoteName } from '@rendezvous/shared/contract';
import { aroundRemote, builtVariant } from '../../../support/builtVariant';
import { test as base } from '../../../support/platformTest';
import type { Site } from '../../../support/Site';

/** How the code of a breakable release misbehaves while `window.__break` says so. */
export type Breaking = 'import' | 'render' | 'expose' | 'contract';

/** Where a remote is defined: its module throws, or defines something else. */
const BREAKABLE = `(define) => (name, parts) => {
  const broken = () => Reflect.get(globalThis, '__break');
  if (broken() === 'import') throw new Error('broken at import');
  const remote = define(name, parts);
  const breaking = (load) => async () => {
    const type = await load();
    return (props) => {
      if (broken() === 'render') throw new Error('broken at render');
      return { $$typeof: Symbol.for('react.transitional.element'), type, key: null, props };
    };
  };
  const all = (loads) => Object.fromEntries(Object.entries(loads).map(([key, load]) => [key, breaking(load)]));
  const contract = broken() === 'contract' ? '9.0.0' : remote.contract;
  return { ...remote, contract, screens: broken() === 'expose' ? {} : all(remote.screens), slots: all(remote.slots) };
}`;

/** Makes a release that misbehaves on demand a remote's only one. */
async function makeBreakable(site: Site, remote: RemoteName): Promise<void> {
  const good = (await site.status()).remotes[remote]?.stable ?? '';
  await site.promote(remote, await site.publish(remote, builtVariant(remote, { edit: [aroundRemote(BREAKABLE)] })));
  await site.block(remote, good);
}

interface Resources {
  broken: Map<RemoteName, Promise<void>>;
}

/** For suites in which remotes misbehave; remotes that no test is about are left alone. */
export const test = base.extend<{ breakable: (remote: RemoteName) => Promise<void> }, Resources>({
  broken: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  breakable: async ({ site, broken }, use) => {
    await use((remote) => {
      const making = broken.get(remote) ?? makeBreakable(site, remote);
      broken.set(remote, making);
      return making;
    });
  },
});
