import type { LoadedPart } from '@rendezvous/shared/remote';
import { type ComponentType, createElement, type ReactElement } from 'react';

/** Stands for a loaded part inside its boundary: the part alone, whose crash takes the page along. */
export const PartView = ({ part, props }: { part: LoadedPart; props: object }): ReactElement =>
  createElement(part.Component as ComponentType<object>, { key: part.release, ...props });
