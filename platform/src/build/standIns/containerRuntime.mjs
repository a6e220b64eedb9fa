import { CurrentGlobal, ModuleFederation, setGlobalFederationInstance } from '@module-federation/runtime-core';

/** Stand-in for the federation runtime bundled with a container: only `init`, on top of the globals that the shell has set up. */
export function init(options) {
  const existingInstance = CurrentGlobal.__FEDERATION__.__INSTANCES__.find(({ options: { name } }) => name === options.name);
  if (existingInstance) {
    existingInstance.initOptions(options);
    return existingInstance;
  }
  const instance = new ModuleFederation({ id: '', ...options });
  setGlobalFederationInstance(instance);
  return instance;
}
