interface Policy {
  createScriptURL(url: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Policy;
}

/** Name of the Trusted Types policy with which the loader adds the scripts of entries. */
const LOADER_POLICY = 'rendezvous-loader';

let policy: Policy | undefined;

function loaderPolicy(): Policy | undefined {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy(LOADER_POLICY, { createScriptURL: (url) => url });
  return policy;
}

/** Creates a script element for `url` that runs only if its content has the digest `integrity`. */
export function trustedScript(url: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  const address = loaderPolicy()?.createScriptURL(url) ?? url;
  Reflect.set(script, 'src', address);
  return script;
}
