interface Policy {
  createScriptURL(url: string): unknown;
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): Policy;
}

/** Name of the Trusted Types policy with which the loader adds the scripts of entries. */
const POLICY_NAME = 'rendezvous-loader';

let policy: Policy | undefined;

function getLoaderPolicy(): Policy | undefined {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy(POLICY_NAME, { createScriptURL: (url) => url });
  return policy;
}

/** Creates a script element for `url` that runs only if its content has the digest `integrity`. */
export function createTrustedScript(url: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.crossOrigin = 'anonymous';
  script.integrity = integrity;
  const address = getLoaderPolicy()?.createScriptURL(url) ?? url;
  Reflect.set(script, 'src', address);
  return script;
}
