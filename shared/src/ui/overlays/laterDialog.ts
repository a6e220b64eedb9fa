import type { ComponentType } from 'react';
import { Later } from '../later/Later';
import type { DialogFrameProps } from './DialogFrame';

/** Focus, scroll lock and hiding the page load with the first dialog; the shell prefetches them when the page is idle. */
export const laterDialog = new Later<ComponentType<DialogFrameProps>>(() =>
  import(/* webpackChunkName: "dialog" */ './DialogFrame').then((module) => module.DialogFrame),
);
