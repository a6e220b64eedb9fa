import type { AccessRule, LayoutName, RemoteName, RouteDeclaration } from '@rendezvous/shared/contract';
import type { ComponentType } from 'react';

/** A route of the page, whether the shell or a remote provides its screen. */
export interface PageRoute extends Pick<RouteDeclaration, 'name' | 'path' | 'layout' | 'titleKey' | 'params'> {
  /** Name of the access rule, read from data: a name unknown to the router is an error in the release. */
  access: string;
  screen: { owner: 'shell'; load: () => Promise<ComponentType> } | { owner: RemoteName };
}

/** A screen of the shell itself. */
export interface ShellScreen {
  layout: LayoutName;
  access: AccessRule;
  load: () => Promise<ComponentType>;
}
