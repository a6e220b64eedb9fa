import type { ComponentType } from 'react';
import { Later } from '../later/Later';
import type { DialogFrameProps } from './DialogFrame';

/** The dialog frame, which traps focus, locks scrolling and hides the page; loaded with the first dialog, or earlier when the shell is idle. */
export const laterDialog = new Later<ComponentType<DialogFrameProps>>(() =>
  import(/* webpackChunkName: "dialog" */ './DialogFrame').then((module) => module.DialogFrame),
);
