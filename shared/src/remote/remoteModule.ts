import type { ComponentType } from 'react';
import type { RemoteName, RoutesOf } from '../contract';
import type { RootStore } from '../store';
import type { SlotContract, SlotName } from './slots';

/** Version of the contract between shell and remotes; a remote with another major version is rejected before it renders. */
export const REMOTE_CONTRACT_VERSION = '1.0.0';

/** A screen; `ahead` prefetches the data of a screen that is likely to be opened, without changing the page on screen. */
export type Screen = ComponentType & { ahead?: (store: RootStore) => void };

/** Loads a screen from its own lazy chunk, `screen-<route>`. */
export type ScreenLoader = () => Promise<Screen>;

/** Loads a slot from its own lazy chunk, `slot-<name>`. */
export type SlotLoader<Name extends SlotName = SlotName> = () => Promise<ComponentType<SlotContract[Name]>>;

export type SlotLoaders = { [Name in SlotName]?: SlotLoader<Name> };

/** The `remote` export of a remote's `./remote` module. */
export interface RemoteModule {
  name: RemoteName;
  contract: string;
  screens: Record<string, ScreenLoader>;
  slots: SlotLoaders;
}

type RequiredScreens<Name extends RemoteName> = Record<RoutesOf<Name>, ScreenLoader> & Record<string, ScreenLoader>;

/** Defines a remote; omitting a route that the specification assigns to it is a compile error. */
export function defineRemote<Name extends RemoteName>(
  name: Name,
  parts: { screens: RequiredScreens<Name>; slots?: SlotLoaders },
): RemoteModule {
  return { name, contract: REMOTE_CONTRACT_VERSION, screens: parts.screens, slots: parts.slots ?? {} };
}

const hasOnlyFunctions = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((member) => typeof member === 'function');

/** True when a loaded module is the expected remote with a contract version that this shell supports. */
export function isRemoteModule(value: unknown, name: RemoteName): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const module = value as Partial<RemoteModule>;
  const hasSameMajor = module.contract?.split('.')[0] === REMOTE_CONTRACT_VERSION.split('.')[0];
  return module.name === name && hasSameMajor && hasOnlyFunctions(module.screens) && hasOnlyFunctions(module.slots);
}
