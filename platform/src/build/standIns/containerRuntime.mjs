import { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';

/** Stand-in for the federation runtime that a container brings: it only needs its own start, with what the shell has set up. */
export function init(options) {
  const started = CurrentGlobal.__FEDERATION__.__INSTANCES__.find(({ options: { name } }) => name === options.name);
  if (started) {
    started.initOptions(options);
    return started;
  }
  const instance = new ModuleFederation({ id: '', ...options });
  setGlobalFederationInstance(instance);
  return instance;
}
