import * as runtimeCore from '@module-federation/runtime-tools/runtime-core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { integrityOf } from './integrityTable';
import { trustedScript } from './trustedScript';

/** A hung entry fails after this many ms (platform.md, section 3). */
const ENTRY_TIMEOUT_MS = 4_000;

/** Hands the runtime core to remotes, which ship none, and guards every entry with its digest and a time limit. */
export function shellRuntimePlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'shell-runtime-plugin',
    beforeInit(args) {
      const shared = runtimeCore.Global as unknown as { _FEDERATION_RUNTIME_CORE?: typeof runtimeCore };
      shared._FEDERATION_RUNTIME_CORE ??= runtimeCore;
      return args;
    },
    createScript: ({ url }) => ({ script: trustedScript(url, integrityOf(url)), timeout: ENTRY_TIMEOUT_MS }),
  };
}

export default shellRuntimePlugin;
