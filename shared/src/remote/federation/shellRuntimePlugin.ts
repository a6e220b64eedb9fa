import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './integrityTable';
import { trustedScript } from './trustedScript';

/** A hanging entry fails after this many ms. */
const ENTRY_TIMEOUT_MS = 4_000;

/** Guards every entry with its digest and a time limit. */
export const shellRuntimePlugin = (): ModuleFederationRuntimePlugin => ({
  name: 'shell-runtime-plugin',
  createScript: ({ url }) => ({ script: trustedScript(url, integrityOf(url)), timeout: ENTRY_TIMEOUT_MS }),
});
