import type { LoadedPart } from '@rendezvous/shared/remote';
import { type ComponentType, createElement, type ReactElement } from 'react';

/** Replaces a loaded part inside its boundary: the part alone, whose crash takes down the page. */
export const PartView = ({ part, props }: { part: LoadedPart; props: object }): ReactElement =>
  createElement(part.Component as ComponentType<object>, { key: part.release, ...props });
