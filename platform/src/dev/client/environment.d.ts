/** Folder name of the package that this container is built from. */
declare const DEVELOPMENT_PACKAGE: string;

/** Hash of the running build. */
declare const __webpack_hash__: string;

interface ImportMeta {
  webpackHot?: import('./HotModule').HotModule;
}

declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(target: Window): void;
  export function register(type: unknown, id: string): void;
  export function createSignatureFunctionForTransform(): (type: unknown, key?: string) => unknown;
  export function isLikelyComponentType(value: unknown): boolean;
  export function performReactRefresh(): void;
}
