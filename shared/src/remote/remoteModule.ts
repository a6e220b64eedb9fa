import type { ComponentType } from 'react';
import type { RemoteName, RoutesOf } from '../contract';
import type { RootStore } from '../store';
import type { SlotContract, SlotName } from './slots';

/** Version of the contract between shell and remotes; a remote of another major version is rejected before it renders. */
export const REMOTE_CONTRACT = '1.0.0';

/** A screen; `ahead` prefetches what it shows when it is about to be opened, without changing anything on screen. */
export type Screen = ComponentType & { ahead?: (store: RootStore) => void };

/** Loads a screen: one lazy chunk named `screen-<route>`. */
export type ScreenLoader = () => Promise<Screen>;

/** Loads a slot: one lazy chunk named `slot-<name>`. */
export type SlotLoader<Name extends SlotName = SlotName> = () => Promise<ComponentType<SlotContract[Name]>>;

export type SlotLoaders = { [Name in SlotName]?: SlotLoader<Name> };

/** The `./remote` export of a remote. */
export interface RemoteModule {
  name: RemoteName;
  contract: string;
  screens: Record<string, ScreenLoader>;
  slots: SlotLoaders;
}

type ScreensOf<Name extends RemoteName> = Record<RoutesOf<Name>, ScreenLoader> & Record<string, ScreenLoader>;

/** Defines a remote; omitting a route of the specification does not compile. */
export function defineRemote<Name extends RemoteName>(name: Name, parts: { screens: ScreensOf<Name>; slots?: SlotLoaders }): RemoteModule {
  return { name, contract: REMOTE_CONTRACT, screens: parts.screens, slots: parts.slots ?? {} };
}

const isRecordOfFunctions = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every((part) => typeof part === 'function');

/** True when a loaded module is the expected remote, of a contract this shell supports. */
export function isRemoteModule(value: unknown, name: RemoteName): value is RemoteModule {
  if (typeof value !== 'object' || value === null) return false;
  const module = value as Partial<RemoteModule>;
  const sameMajor = module.contract?.split('.')[0] === REMOTE_CONTRACT.split('.')[0];
  return module.name === name && sameMajor && isRecordOfFunctions(module.screens) && isRecordOfFunctions(module.slots);
}
